import { z } from 'zod';
import { aceite } from '../contrato/tipos';

/** `convidada`: registered by the team, has not set a password yet. */
export const SITUACOES_DA_CONTA = ['ativa', 'convidada', 'suspensa'] as const;
export type SituacaoDaConta = (typeof SITUACOES_DA_CONTA)[number];

export const NOMES_DAS_SITUACOES: Record<SituacaoDaConta, string> = {
  ativa: 'Ativa',
  convidada: 'Convidada',
  suspensa: 'Suspensa',
};

/** The state of an account, for lists, records and reports alike. Who came in by a provider has no password and is in. */
export function situacaoDaConta(conta: {
  suspensa: boolean;
  temSenha: boolean;
  temProvedor: boolean;
}): SituacaoDaConta {
  if (conta.suspensa) return 'suspensa';
  return conta.temSenha || conta.temProvedor ? 'ativa' : 'convidada';
}

export const aceites = { privacidade_aceite: aceite, uso_aceite: aceite };

/** What every person's record says besides its own fields. */
export const daConta = {
  ...aceites,
  situacao: z.enum(SITUACOES_DA_CONTA),
  email_confirmado: z.boolean().meta({ description: 'A caixa de e-mail respondeu a um link nosso' }),
  criada_em: z.string().meta({ description: 'ISO 8601' }),
  ultimo_acesso: z.string().nullable().meta({ description: 'ISO 8601; null: nunca entrou' }),
};

/** What every row of the team's lists says of the account. */
export const daContaNaLista = { situacao: daConta.situacao };
