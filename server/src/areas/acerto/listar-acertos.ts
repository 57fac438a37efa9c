import type { listarAcertos as chamada, FiltrosDosAcertos } from '@indica-bem/domain/acerto/contrato';
import type { OrdemDosAcertos } from '@indica-bem/domain/acerto/regras';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { primeiroDia } from '@indica-bem/domain/brasil/mes';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { type Chave, depoisDaLinha, emOrdemDe, nosDoisSentidos, type Ordem, paginaEmOrdem } from '../../nucleo/ordem';
import { BUSCA_DO_ACERTO, NA_SITUACAO } from './situacao';
import { acertos, apresentarAcerto } from './sql';

type Filtro = FiltrosDosAcertos & { ordem: OrdemDosAcertos; cursor?: string | undefined; limite: number };

type Lido = { id: number; mes: string; nome_fantasia: string; total: number };
const ID: Chave<Lido> = { sql: 'a.id', tipo: 'inteiro', de: ({ id }) => id };
const LOJA: Chave<Lido> = { sql: 'a.nome_fantasia collate pt_br', tipo: 'texto', de: (a) => a.nome_fantasia };
const MES: Chave<Lido> = { sql: 'a.mes', tipo: 'data', de: ({ mes }) => mes };
const ORDENS: Record<OrdemDosAcertos, Ordem<Lido>> = {
  '-mes': [{ ...MES, desce: true }, LOJA, ID],
  mes: [MES, { ...LOJA, desce: true }, { ...ID, desce: true }],
  ...nosDoisSentidos('loja', [LOJA, ID]),
  ...nosDoisSentidos('total', [{ sql: 'a.total', tipo: 'inteiro', de: (a: Lido) => a.total }, ID]),
};

/** The settlements of a month, or of all; usually the newest month first and in it by the store's name. */
export async function listarAcertos(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const { cursor, limite, ordem } = filtro;
  const linhas = await acertos(db)
    .where(doFiltro(filtro))
    .where(depoisDaLinha(cursor, ORDENS[ordem]))
    .orderBy(emOrdemDe(ORDENS[ordem]))
    .limit(limite + 1)
    .execute();
  const { visiveis, proximo } = paginaEmOrdem(linhas, limite, ORDENS[ordem]);
  return {
    acertos: visiveis.map((linha) => apresentarAcerto(linha, 'indicabem')),
    proximo,
    totais: cursor ? null : await somar(db, filtro),
  };
}

async function somar(db: Leitura, filtro: FiltrosDosAcertos) {
  const { rows } = await sql<{ acertos: number; total: number; a_pagar: number; pago: number }>`
    select count(*)::int as acertos, coalesce(sum(a.total), 0) as total,
           coalesce(sum(a.total) filter (where a.total > 0 and p.id is null), 0) as a_pagar, coalesce(sum(p.valor), 0) as pago
      from acerto a left join acerto_pagamento p on p.acerto_id = a.id and p.desfeito_em is null
     where ${doFiltro(filtro)}`.execute(db);
  const { acertos: quantos = 0, total = 0, a_pagar = 0, pago = 0 } = rows[0] ?? {};
  return { acertos: quantos, total: emReais(total), a_pagar: emReais(a_pagar), pago: emReais(pago) };
}

function doFiltro({ mes, situacao, busca }: FiltrosDosAcertos) {
  const partes = [
    ...(mes ? [sql`a.mes = ${primeiroDia(mes)}::date`] : []),
    ...(situacao ? [sql.raw(NA_SITUACAO[situacao])] : []),
    ...padroesDaBusca(busca).map((padrao) => sql`${sql.raw(BUSCA_DO_ACERTO)} like ${padrao}`),
  ];
  return partes.length > 0 ? sql<boolean>`(${sql.join(partes, sql` and `)})` : sql<boolean>`true`;
}
