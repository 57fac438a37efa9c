import { z } from 'zod';
import { formatarInteiro } from '../brasil/numeros';
import { chamada } from '../contrato/chamada';
import { OPERACAO } from '../contrato/equipe';
import {
  chaveDeEnvio,
  data,
  id,
  idDoCaminho,
  lista,
  livre,
  percentualDeDesconto,
  proximo,
  texto,
} from '../contrato/tipos';
import { RECUSAS_DA_EDICAO, versao, versaoLida } from '../edicao/contrato';
import * as nomes from './chamadas';
import { erroDoLimite, erroDoTeto, SITUACOES_DO_ORCAMENTO } from './orcamento';
import { LOJAS_NOMEADAS, LOJAS_POR_VEZ, ORDENS_DAS_CAMPANHAS } from './regras';

const campanha = z.object({
  id_campaign: z.int(),
  descritivo: z.string(),
  desconto: z.number(),
  data_validade: z.string(),
  vencida: z.boolean(),
  lojas: z.int().meta({ description: 'Quantas lojas a carregam' }),
  limite_cupons: z.int().nullable().meta({ description: 'Quantos cupons pode dar; null, sem limite' }),
  teto: z.number().nullable().meta({ description: 'Até quanto o grupo paga, em reais; null, sem teto' }),
  uso: z.object({
    usados: z.int().meta({ description: 'Cupons com o desconto dela que viraram compra' }),
    em_aberto: z.int().meta({ description: 'Os que ainda podem virar' }),
    parte_do_grupo: z.number().meta({ description: 'O que o grupo paga das compras, em reais' }),
  }),
  orcamento: z.enum(SITUACOES_DO_ORCAMENTO).nullable().meta({
    description: 'quase: passou de 80%; esgotado: cupons novos dão o desconto base; null, sem limite nem teto',
  }),
  versao,
});
export type Campanha = z.infer<typeof campanha>;

/** A number that a rule judges, or none. */
const com = (erroDe: (valor: number | null) => string | null, description: string) =>
  z
    .number()
    .superRefine((valor, ctx) => {
      const erro = erroDe(valor);
      if (erro) ctx.addIssue({ code: 'custom', message: erro });
    })
    .nullish()
    .meta({ description });

const dadosDaCampanha = z.object({
  descritivo: texto(120),
  desconto: percentualDeDesconto,
  data_validade: data,
  limite_cupons: com(erroDoLimite, 'null: sem limite; ausente: como está'),
  teto: com(erroDoTeto, 'Em reais; null: sem teto; ausente: como está'),
});

const lojas = z
  .array(id)
  .max(LOJAS_POR_VEZ, `Até ${formatarInteiro(LOJAS_POR_VEZ)} lojas por vez`)
  .default([]);

/** Stores that leave another campaign to come into this one: how many, and the first of them by name. */
const saem = z.object({
  total: z.int(),
  lojas: z.array(z.object({ loja: z.string(), campanha: z.string() })).max(LOJAS_NOMEADAS),
});
export type LojasQueSaem = z.infer<typeof saem>;

const MOSTRA = ['desconto', 'data_validade', 'limite_cupons', 'teto'] as const;

const idCampanha = z.object({ id: idDoCaminho });

export const listarCampanhas = chamada(nomes.listarCampanhas, {
  resumo: 'Campanhas; sem outra ordem, da validade mais distante à mais antiga',
  acesso: OPERACAO,
  query: z.object({
    busca: livre(100).optional(),
    ordem: z.enum(ORDENS_DAS_CAMPANHAS).default('-validade'),
    vigentes: z.enum(['S', 'N']).optional().meta({ description: 'S: só as que ainda valem' }),
    cursor: z.string().max(600).optional(),
    limite: z.coerce.number().int().min(1).max(200).default(20),
  }),
  answer: z.object({ campaigns: lista(campanha, 200), proximo }),
  refusals: [],
});

export const verCampanha = chamada(nomes.verCampanha, {
  resumo: 'Uma campanha',
  acesso: OPERACAO,
  params: idCampanha,
  answer: campanha,
  refusals: [],
});

export const criarCampanha = chamada(nomes.criarCampanha, {
  resumo: 'Nova campanha; nasce sem lojas',
  acesso: OPERACAO,
  headers: chaveDeEnvio,
  body: dadosDaCampanha,
  answer: campanha,
  ato: { nome: 'campanha-criada', objeto: 'campanha', mostra: MOSTRA },
  refusals: [],
});

export const alterarCampanha = chamada(nomes.alterarCampanha, {
  resumo: 'Altera a campanha; vale para os cupons gerados a partir de agora',
  acesso: OPERACAO,
  params: idCampanha,
  body: dadosDaCampanha.extend({ versao: versaoLida }),
  answer: campanha,
  ato: { nome: 'campanha-alterada', objeto: 'campanha', mostra: MOSTRA },
  refusals: RECUSAS_DA_EDICAO,
});

export const deletarCampanha = chamada(nomes.deletarCampanha, {
  resumo: 'Deleta a campanha e solta as suas lojas; os cupons já gerados guardam o desconto',
  acesso: OPERACAO,
  params: idCampanha,
  answer: z.object({ lojas: z.int().meta({ description: 'Quantas ficaram sem campanha' }) }),
  ato: { nome: 'campanha-excluida', objeto: 'campanha', mostra: ['lojas'] },
  refusals: [],
});

export const alterarLojasDaCampanha = chamada(nomes.alterarLojasDaCampanha, {
  resumo: 'Inclui lojas na campanha (saindo da que tinham) e retira outras; as que não existem mais são puladas',
  acesso: OPERACAO,
  params: idCampanha,
  body: z
    .object({
      incluir: lojas,
      retirar: lojas,
      conferir: z.literal('S').optional().meta({ description: 'S: só diz quais sairiam de outra campanha' }),
    })
    .refine(({ incluir, retirar }) => new Set([...incluir, ...retirar]).size === incluir.length + retirar.length, {
      message: 'Cada loja entra ou sai uma vez só',
      path: ['incluir'],
    }),
  answer: z.object({ incluidas: z.int(), retiradas: z.int(), campaign: campanha, saem }),
  ato: { nome: 'lojas-da-campanha-alteradas', objeto: 'campanha', mostra: ['incluidas', 'retiradas'] },
  refusals: [],
});
