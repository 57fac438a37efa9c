import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { ATENDIMENTO, FINANCEIRO, OPERACAO } from '../contrato/equipe';
import { chaveDeEnvio, idDoCaminho, lista, pagina, proximo, textoLongo, textoOpcional } from '../contrato/tipos';
import { cupom, idDoCupom, vez } from '../cupom/contrato';
import * as nomes from './chamadas';
import { pedidoDaLoja } from './pedido';
import {
  MOTIVOS_DA_LOJA,
  MOTIVOS_DE_ESTORNO,
  RECUSAS_DE_DESFAZER,
  RECUSAS_DO_ESTORNO,
  RECUSAS_DO_PEDIDO_DE_ESTORNO,
} from './regras';

const TEXTO_NO_MAXIMO = 500;
const momento = z.string();

/** "Outro" says nothing by itself. */
const comTexto = <M extends readonly [string, ...string[]]>(motivos: M) =>
  z
    .object({ vez, motivo: z.enum(motivos, 'Escolha o motivo'), texto: textoOpcional(TEXTO_NO_MAXIMO) })
    .superRefine((escrito, ctx) => {
      const falta = (escrito as { motivo: string; texto?: string | null }).motivo === 'outro' && !escrito.texto;
      if (falta) ctx.addIssue({ code: 'custom', path: ['texto'], message: 'Conte o motivo' });
    });

export const desfazerVenda = chamada(nomes.desfazerVenda, {
  resumo: 'Desfaz a venda: a loja em até 15 minutos, a equipe sempre. O cupom volta a valer',
  acesso: { lojista: 'proprio', ...OPERACAO, ...ATENDIMENTO },
  params: z.object({ id: idDoCupom }),
  headers: chaveDeEnvio,
  body: comTexto(MOTIVOS_DE_ESTORNO),
  answer: z.object({
    id_estorno: z.int(),
    id_coupon: z.int(),
    vez,
    estornado_em: momento,
    coupon: cupom.meta({ description: 'O cupom como ficou' }),
  }),
  ato: { nome: 'venda-desfeita', objeto: 'cupom', mostra: ['motivo'] },
  refusals: RECUSAS_DE_DESFAZER,
});

export const pedirEstorno = chamada(nomes.pedirEstorno, {
  resumo: 'A loja pede à equipe o estorno de uma venda',
  acesso: { lojista: 'proprio' },
  params: z.object({ id: idDoCupom }),
  headers: chaveDeEnvio,
  body: comTexto(MOTIVOS_DA_LOJA),
  answer: pedidoDaLoja,
  ato: { nome: 'estorno-pedido', objeto: 'pedido', mostra: ['motivo'] },
  refusals: RECUSAS_DO_PEDIDO_DE_ESTORNO,
});

/** A purchase, standing or undone, as whoever decides about it reads it. */
const compra = {
  id_coupon: z.int(),
  vez,
  codigo_coupon: z.string(),
  id_prescricao: z.int(),
  loja: z.string(),
  produto: z.string().nullable(),
  tutor: z.string().nullable(),
  nome_funcionario: z.string(),
  valor: z.number(),
  valorDescontado: z.number(),
  peso: z.number(),
  efetivado_em: momento,
  por_arquivo: z.boolean(),
};

const pedido = pedidoDaLoja.extend({
  ...compra,
  data_validade: z.string().meta({ description: 'O último dia do cupom' }),
  texto: z.string().nullable(),
  respondido_em: momento.nullable(),
  respondido_por: z.string().nullable(),
});
export type PedidoDeEstorno = z.infer<typeof pedido>;

export const listarPedidos = chamada(nomes.listarPedidos, {
  resumo: 'Os pedidos de estorno das lojas: os que esperam, do mais antigo; os respondidos, do mais novo',
  acesso: ATENDIMENTO,
  query: pagina.extend({ estado: z.enum(['aberto', 'respondido']).default('aberto') }),
  answer: z.object({ pedidos: lista(pedido), proximo, abertos: z.int() }),
  refusals: [],
});

export const aprovarPedido = chamada(nomes.aprovarPedido, {
  resumo: 'Aprova o pedido: a venda é estornada',
  acesso: ATENDIMENTO,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: z.object({ vez, resposta: textoOpcional(TEXTO_NO_MAXIMO) }),
  answer: pedidoDaLoja,
  ato: { nome: 'estorno-aprovado', objeto: 'pedido' },
  refusals: [...RECUSAS_DO_ESTORNO, 'PEDIDO_RESPONDIDO'],
});

export const recusarPedido = chamada(nomes.recusarPedido, {
  resumo: 'Recusa o pedido, com uma frase para a loja',
  acesso: ATENDIMENTO,
  params: z.object({ id: idDoCaminho }),
  headers: chaveDeEnvio,
  body: z.object({ resposta: textoLongo(TEXTO_NO_MAXIMO) }),
  answer: pedidoDaLoja,
  ato: { nome: 'estorno-recusado', objeto: 'pedido' },
  refusals: ['PEDIDO_RESPONDIDO'],
});

const estornada = z.object({
  ...compra,
  id_estorno: z.int(),
  motivo: z.enum(MOTIVOS_DE_ESTORNO),
  texto: z.string().nullable(),
  estornado_em: momento,
  estornado_por: z.enum(['loja', 'equipe']),
});
export type CompraEstornada = z.infer<typeof estornada>;

export const listarEstornos = chamada(nomes.listarEstornos, {
  resumo: 'As vendas estornadas, da mais nova: as da loja, ou todas para a equipe',
  acesso: { lojista: 'proprio', ...OPERACAO, ...ATENDIMENTO, ...FINANCEIRO },
  query: pagina,
  answer: z.object({ estornos: lista(estornada), proximo }),
  refusals: [],
});
