import { z } from 'zod';
import { lista } from '../contrato/tipos';
import { vez } from '../cupom/contrato';
import { MOTIVOS_DE_ESTORNO } from '../estorno/regras';
import { ESTADOS_DA_CONTESTACAO, ESTADOS_DO_FECHAMENTO, SITUACOES_DO_ACERTO } from './regras';

export const mes = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, 'Mês inválido')
  .meta({ description: 'yyyy-mm', example: '2026-10' });
const dia = z.string().meta({ description: 'yyyy-mm-dd' });
const momento = z.string();

/** What purchases and adjustments come to, in reais; an adjustment counts below zero. */
const somas = {
  compras: z.int(),
  ajustes: z.int(),
  valor: z.number(),
  valorDescontado: z.number(),
  parte_loja: z.number(),
  parte_grupo: z.number(),
};

export const pagamento = z.object({
  id_pagamento: z.int(),
  data_pagamento: dia,
  referencia: z.string().nullable(),
  valor: z.number(),
  pago_em: momento,
  pago_por: z.string().nullable().meta({ description: 'Quem da equipe registrou; só para a equipe' }),
});

const herdado = z.number().meta({
  description: 'Do anterior, o que cadastros excluídos do mesmo CNPJ ficaram devendo; nunca positivo',
});

/** Another settlement that a debt came from or went to: of the same company under another registration. */
const outroAcerto = { id_acerto: z.int(), mes, loja: z.string() };

export const acerto = z.object({
  id_acerto: z.int(),
  id_lojista: z.int(),
  mes,
  loja: z.string(),
  razao_social: z.string(),
  cnpj: z.string().nullable(),
  ...somas,
  anterior: z
    .number()
    .meta({ description: 'O que o acerto anterior deixou abaixo de zero, mais o herdado; nunca positivo' }),
  herdado,
  dividas: lista(z.object({ ...outroAcerto, total: z.number() })).meta({ description: 'De onde vem o herdado' }),
  levado_para: z
    .object(outroAcerto)
    .nullable()
    .meta({ description: 'O acerto que descontou este saldo: a loja foi excluída, e há outra com o CNPJ dela' }),
  total: z.number().meta({ description: 'O que o grupo deve à loja: parte do grupo, mais o anterior' }),
  situacao: z.enum(SITUACOES_DO_ACERTO),
  fechado_em: momento,
  pagamento: pagamento.nullable(),
  contestacoes: z.int().meta({ description: 'Contestações abertas nas linhas' }),
});
export type Acerto = z.infer<typeof acerto>;

export const contestacao = z.object({
  id_contestacao: z.int(),
  estado: z.enum(ESTADOS_DA_CONTESTACAO),
  texto: z.string().nullable(),
  aberta_em: momento,
  resposta: z.string().nullable(),
  respondida_em: momento.nullable(),
});
export type Contestacao = z.infer<typeof contestacao>;

/** A purchase, or what takes one back, as it stands in a month. */
const comum = {
  tipo: z.enum(['compra', 'ajuste']),
  id_coupon: z.int(),
  vez,
  codigo_coupon: z.string(),
  data: dia.meta({ description: 'Da compra; de um ajuste, do estorno' }),
  produto: z.string().nullable(),
  nome_funcionario: z.string(),
  valor: z.number(),
  valorDescontado: z.number(),
  parte_loja: z.number(),
  parte_grupo: z.number(),
  motivo: z.enum(MOTIVOS_DE_ESTORNO).nullable().meta({ description: 'De um ajuste: por que a compra foi estornada' }),
  desfaz: z
    .object({ id_acerto: z.int(), mes, data: dia })
    .nullable()
    .meta({ description: 'De um ajuste: onde está a compra que ele desfaz' }),
  nota: z.string().nullable().meta({ description: 'A chave da nota fiscal da compra, como está agora' }),
  nota_pendente: z.boolean().meta({ description: 'A nota é obrigatória, não veio, e os 7 dias passaram' }),
};

export const linha = z.object({
  ...comum,
  id_linha: z.int(),
  estornada: z.boolean().meta({ description: 'De uma compra: foi estornada depois de fechada' }),
  contestacao: contestacao.nullable().meta({ description: 'A última desta linha' }),
});
export type LinhaDoAcerto = z.infer<typeof linha>;

export const linhaAberta = z.object({
  ...comum,
  em_analise: z.boolean().meta({ description: 'Espera a análise da equipe: entra no acerto depois de liberada' }),
});
export type LinhaAberta = z.infer<typeof linhaAberta>;

const retidas = z
  .object({ compras: z.int(), parte_grupo: z.number() })
  .meta({ description: 'Compras em análise: não entram na soma até serem liberadas' });

/** What the next closing would have now. */
export const aberto = z.object({
  ...somas,
  anterior: z.number(),
  herdado,
  total: z.number(),
  em_analise: retidas,
});
export type AcertoAberto = z.infer<typeof aberto>;

/** What is owed to a store: closed and not paid, and open so far. */
export const devido = z.object({
  a_pagar: z.object({ acertos: z.int(), total: z.number() }),
  aberto,
});
export type Devido = z.infer<typeof devido>;

export const fechamento = z.object({
  mes,
  estado: z.enum(ESTADOS_DO_FECHAMENTO),
  lojas: z.int(),
  feitas: z.int().meta({ description: 'Lojas já vistas' }),
  acertos: z.int().meta({ description: 'Acertos feitos' }),
  pedido_por: z.string().nullable(),
  pedido_em: momento,
  concluido_em: momento.nullable(),
});
export type Fechamento = z.infer<typeof fechamento>;

export const mesFechado = z.object({
  mes,
  acertos: z.int(),
  ...somas,
  a_pagar: z.object({ acertos: z.int(), total: z.number() }),
  pago: z.object({ acertos: z.int(), total: z.number() }),
  transportado: z.object({ acertos: z.int(), total: z.number() }),
  contestacoes: z.int(),
  fechamento,
});
export type MesFechado = z.infer<typeof mesFechado>;

export const mesEmAberto = z.object({
  mes,
  terminou: z.boolean(),
  compras: z.int(),
  valor: z.number(),
  valorDescontado: z.number(),
  parte_loja: z.number(),
  parte_grupo: z.number(),
  em_analise: retidas,
});
export type MesEmAberto = z.infer<typeof mesEmAberto>;

/** The root of the public register when the month was closed: who keeps the statement holds the donations to it. */
export const marcoDoMes = z.object({
  tamanho: z.int().meta({ description: 'Quantas folhas o registro tinha' }),
  raiz: z.string().meta({ description: 'SHA-256, em hexadecimal' }),
  em: momento,
});
export type MarcoDoMes = z.infer<typeof marcoDoMes>;

/** A contest with its line, as who answers it reads it. */
export const linhaContestada = contestacao.extend({
  id_linha: z.int(),
  id_acerto: z.int(),
  id_lojista: z.int(),
  mes,
  loja: z.string(),
  tipo: z.enum(['compra', 'ajuste']),
  id_coupon: z.int(),
  codigo_coupon: z.string(),
  data: dia,
  produto: z.string().nullable(),
  valor: z.number(),
  valorDescontado: z.number(),
  parte_loja: z.number(),
  parte_grupo: z.number(),
  respondida_por: z.string().nullable().meta({ description: 'Quem da equipe respondeu; só para a equipe' }),
});
export type LinhaContestada = z.infer<typeof linhaContestada>;
