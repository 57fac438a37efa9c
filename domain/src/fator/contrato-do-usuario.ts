import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { ATENDIMENTO, OPERACAO } from '../contrato/equipe';
import { chaveDeEnvio, idDoCaminho } from '../contrato/tipos';
import * as nomes from './chamadas';
import { RECUSAS_DE_QUEM_ZERA } from './recusas';
import { DIAS_DO_EMAIL_NOVO, MOTIVOS_DE_ZERAR, QUEM_PEDE_PARA_ZERAR } from './zerar';

const params = z.object({ id: idDoCaminho });

/** Whether, and since when: what it is made of is the owner's to know. */
const fatorDoUsuario = z.object({
  ligado: z.boolean(),
  desde: z.string().nullable().meta({ description: 'ISO 8601; null: não está ligado' }),
  email_trocado_em: z
    .string()
    .nullable()
    .meta({ description: `ISO 8601; null: o e-mail da conta não mudou nos últimos ${DIAS_DO_EMAIL_NOVO} dias` }),
});
export type FatorDoUsuario = z.infer<typeof fatorDoUsuario>;

export const verFatorDoUsuario = chamada(nomes.verFatorDoUsuario, {
  resumo: 'Se um parceiro ou uma loja tem a verificação em duas etapas, e desde quando',
  acesso: { ...OPERACAO, ...ATENDIMENTO },
  params,
  answer: fatorDoUsuario,
  refusals: [],
});

export const zerarFatorDoUsuario = chamada(nomes.zerarFatorDoUsuario, {
  resumo:
    'Desliga a verificação em duas etapas de um parceiro ou de uma loja que perdeu tudo: encerra sessões e links, e avisa no e-mail da conta. Pede POST /fator/prova antes',
  acesso: OPERACAO,
  params,
  headers: chaveDeEnvio,
  body: z.object({
    motivo: z.enum(MOTIVOS_DE_ZERAR, 'Escolha o motivo'),
    pedido_por: z.enum(QUEM_PEDE_PARA_ZERAR, 'Diga quem pede'),
  }),
  answer: fatorDoUsuario,
  ato: { nome: 'fator-zerado', objeto: 'conta', mostra: ['motivo', 'pedido_por'] },
  refusals: RECUSAS_DE_QUEM_ZERA,
});
