import { z } from 'zod';
import { chamada } from '../contrato/chamada';
import { FINANCEIRO } from '../contrato/equipe';
import { idDoCaminho, lista, livre, pagina, proximo } from '../contrato/tipos';
import * as nomes from './chamadas';
import {
  aberto,
  acerto,
  devido,
  fechamento,
  linha,
  linhaAberta,
  marcoDoMes,
  mes,
  mesEmAberto,
  mesFechado,
} from './formas';
import { ORDENS_DOS_ACERTOS, RECUSAS_DO_FECHAMENTO, SITUACOES_DO_ACERTO } from './regras';

const DA_LOJA = { lojista: 'proprio', ...FINANCEIRO } as const;

export const listarAcertosDaLoja = chamada(nomes.listarAcertosDaLoja, {
  resumo: 'Os meses fechados da loja, do mais novo, e quanto é devido a ela',
  acesso: DA_LOJA,
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  query: pagina,
  answer: z.object({ acertos: lista(acerto), proximo, devido }),
  refusals: [],
});

export const verAcertoAberto = chamada(nomes.verAcertoAberto, {
  resumo: 'O que a loja vendeu e ainda não foi fechado, do mais novo, e o que foi estornado depois de fechado',
  acesso: DA_LOJA,
  posse: 'id',
  params: z.object({ id: idDoCaminho }),
  query: pagina,
  answer: z.object({ aberto, linhas: lista(linhaAberta), proximo }),
  refusals: [],
});

export const verAcerto = chamada(nomes.verAcerto, {
  resumo: 'Um mês fechado de uma loja, linha por linha, na ordem das datas',
  acesso: DA_LOJA,
  params: z.object({ id: idDoCaminho }),
  query: pagina,
  answer: z.object({
    acerto,
    linhas: lista(linha),
    proximo,
    marco: marcoDoMes.nullable().meta({
      description: 'A raiz do registro público de doações no fechamento do mês; null se ainda não havia registro',
    }),
  }),
  refusals: [],
});

export const exportarAcerto = chamada(nomes.exportarAcerto, {
  resumo: 'As linhas de um mês fechado, em CSV',
  acesso: DA_LOJA,
  params: z.object({ id: idDoCaminho }),
  answer: 'arquivo',
  age: true,
  ato: { nome: 'vendas-exportadas', objeto: 'acerto' },
  refusals: [],
});

export const listarMeses = chamada(nomes.listarMeses, {
  resumo: 'Os meses fechados, do mais novo, com o que foi pago e o que falta; e o que ainda se pode fechar',
  acesso: FINANCEIRO,
  query: pagina,
  answer: z.object({
    meses: lista(mesFechado),
    proximo,
    a_fechar: mes.nullable().meta({ description: 'O último mês que terminou, se ainda não foi fechado' }),
  }),
  refusals: [],
});

export const verEmAberto = chamada(nomes.verEmAberto, {
  resumo: 'O que ainda não está em nenhum acerto, por mês da compra',
  acesso: FINANCEIRO,
  answer: z.object({
    meses: lista(mesEmAberto, 1200),
    ajustes: z
      .object({ ajustes: z.int(), parte_grupo: z.number() })
      .meta({ description: 'Estornos de compras já fechadas: entram no próximo fechamento da loja' }),
  }),
  refusals: [],
});

const filtros = {
  mes: mes.optional(),
  situacao: z
    .enum([...SITUACOES_DO_ACERTO, 'contestado'], 'Situação desconhecida')
    .optional()
    .meta({ description: 'contestado: com uma contestação aberta, pago ou não' }),
  busca: livre(80).optional().meta({ description: 'Nome, razão social ou CNPJ' }),
};
export type FiltrosDosAcertos = { [F in keyof typeof filtros]?: z.output<(typeof filtros)[F]> };

export const listarAcertos = chamada(nomes.listarAcertos, {
  resumo: 'Os acertos das lojas: os de um mês, ou de todos; sem outra ordem, do mês mais novo',
  acesso: FINANCEIRO,
  query: pagina.extend({ ...filtros, ordem: z.enum(ORDENS_DOS_ACERTOS).default('-mes') }),
  answer: z.object({
    acertos: lista(acerto),
    proximo,
    totais: z
      .object({ acertos: z.int(), total: z.number(), a_pagar: z.number(), pago: z.number() })
      .nullable()
      .meta({ description: 'De tudo o que o filtro acha; só na primeira página' }),
  }),
  refusals: [],
});

export const exportarAcertos = chamada(nomes.exportarAcertos, {
  resumo: 'Os acertos das lojas, com os mesmos filtros, em CSV',
  acesso: FINANCEIRO,
  query: z.object(filtros),
  answer: 'arquivo',
  age: true,
  ato: { nome: 'relatorio-baixado', objeto: 'relatorio' },
  refusals: [],
});

export const fecharMes = chamada(nomes.fecharMes, {
  resumo: 'Fecha um mês que terminou, loja por loja; pedido de novo, fecha só as que ainda não têm acerto dele',
  acesso: FINANCEIRO,
  body: z.object({ mes }),
  answer: fechamento,
  ato: { nome: 'mes-fechado', objeto: 'fechamento', mostra: ['mes'] },
  refusals: RECUSAS_DO_FECHAMENTO,
});

export const verFechamento = chamada(nomes.verFechamento, {
  resumo: 'O andamento do fechamento de um mês',
  acesso: FINANCEIRO,
  params: z.object({ mes }),
  answer: fechamento,
  refusals: [],
});
