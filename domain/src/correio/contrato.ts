import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { ATENDIMENTO, OPERACAO } from '../contrato/equipe';
import { lista, pagina, proximo, total } from '../contrato/tipos';
import * as nomes from './chamadas';
import { NOMES_DAS_FALHAS } from './falha';
import { ESTADOS_DO_EMAIL, TIPOS_DE_EMAIL } from './tipos';

const DE_QUEM_CONSERTA = { ...OPERACAO, ...ATENDIMENTO } as const;

/** What of the mail the list shows: what waits, what needs a person, what went out. */
export const VISTAS_DO_CORREIO = ['falharam', 'esperam', 'enviados', 'todos'] as const;
export type VistaDoCorreio = (typeof VISTAS_DO_CORREIO)[number];

const email = z.object({
  id: z.uuid(),
  tipo: z.enum(TIPOS_DE_EMAIL),
  estado: z.enum(ESTADOS_DO_EMAIL),
  criado_em: z.string(),
  tentativas: z.int(),
  tentado_em: z.string().nullable(),
  proxima_em: z.string().nullable(),
  encerrado_em: z.string().nullable(),
  falha: z.enum(NOMES_DAS_FALHAS).nullable(),
  codigo: z.string().nullable().meta({ description: 'O que o servidor de e-mail respondeu, só os números' }),
  pode_reenviar: z.boolean(),
  pode_deixar: z.boolean().meta({ description: 'Não foi entregue, e ainda espera por alguém da equipe' }),
  deixado_em: z.string().nullable().meta({ description: 'Quando alguém da equipe decidiu deixá-lo assim' }),
  para: z.object({
    nome: z.string().nullable(),
    email: z.string().nullable().meta({ description: 'Mascarado' }),
    id_conta: z.int().nullable(),
    papel: z.enum(['tutor', 'prescritor', 'lojista', 'indicabem']).nullable(),
  }),
  id_prescricao: z.int().nullable(),
  codigo_prescricao: z.string().nullable(),
});
export type EmailNoCorreio = z.infer<typeof email>;

export const listarEmails = chamada(nomes.listarEmails, {
  resumo: 'O que o produto escreveu: o que espera, o que não foi entregue e por quê, do mais novo',
  acesso: DE_QUEM_CONSERTA,
  query: pagina.extend({
    ver: z.enum(VISTAS_DO_CORREIO).default('falharam'),
    tipo: z.enum(TIPOS_DE_EMAIL).optional(),
  }),
  answer: z.object({
    emails: lista(email),
    proximo,
    falharam: total.meta({ description: 'Quantos não foram entregues e ninguém reenviou nem deixou assim' }),
    esperam: total.meta({ description: 'Quantos ainda vão sair' }),
  }),
  refusals: [],
});

const DE_UMA_VEZ = 100;
const escolhidos = z.object({
  ids: z.array(z.uuid()).min(1, 'Escolha ao menos um e-mail').max(DE_UMA_VEZ, 'Escolha até 100 de cada vez'),
});

export const reenviarEmails = chamada(nomes.reenviarEmails, {
  resumo: 'Envia de novo os que não foram entregues, cada um por si, com o que as tabelas dizem agora',
  acesso: DE_QUEM_CONSERTA,
  body: escolhidos,
  answer: z.object({
    reenviados: z.int(),
    recusados: lista(z.object({ id: z.uuid(), motivo: z.string() }), DE_UMA_VEZ),
  }),
  ato: { nome: 'emails-reenviados', objeto: 'email', mostra: ['quantos'] },
  refusals: ['COTA_DE_REENVIOS'],
});

export const deixarEmails = chamada(nomes.deixarEmails, {
  resumo: 'Deixa assim os que não foram entregues: saem do que espera pela equipe, e ainda podem ser reenviados',
  acesso: DE_QUEM_CONSERTA,
  body: escolhidos,
  answer: z.object({ deixados: z.int().meta({ description: 'Quantos ainda esperavam por alguém' }) }),
  ato: { nome: 'emails-deixados', objeto: 'email', mostra: ['quantos'] },
  refusals: [],
});
