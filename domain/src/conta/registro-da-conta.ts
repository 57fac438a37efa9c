import { z } from 'zod';
import { aceite } from '../contrato/tipos';
import { SITUACOES_DA_CONTA } from './situacao';

export const aceites = {
  privacidade_aceite: aceite,
  uso_aceite: aceite,
  aceitou_antes: z.boolean().optional().meta({ description: 'Aceitou uma versão anterior de algum dos textos' }),
};

/** What every person's record says besides its own fields. */
export const daConta = {
  ...aceites,
  situacao: z.enum(SITUACOES_DA_CONTA),
  email_confirmado: z.boolean().meta({ description: 'A caixa de e-mail respondeu a um link nosso' }),
  criada_em: z.string().meta({ description: 'ISO 8601' }),
  ultimo_acesso: z.string().nullable().meta({ description: 'ISO 8601; null: nunca entrou' }),
  exclusao_pedida_em: z.string().nullable().meta({ description: 'ISO 8601; null: não pediu a exclusão da conta' }),
};

/** What every row of the team's lists says of the account. */
export const daContaNaLista = { situacao: daConta.situacao, pediu_exclusao: z.boolean() };
