import type { listarAcertos as chamada, FiltrosDosAcertos } from '@indica-bem/domain/acerto/contrato';
import { dataValida } from '@indica-bem/domain/brasil/datas';
import { centavosParaReais as emReais } from '@indica-bem/domain/brasil/dinheiro';
import { primeiroDia } from '@indica-bem/domain/brasil/mes';
import type { Resposta } from '@indica-bem/domain/contrato/chamada';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { padroesDaBusca } from '../../nucleo/busca';
import { escreverCursor, lerCursor } from '../../nucleo/cursor';
import { BUSCA_DO_ACERTO, NA_SITUACAO } from './situacao';
import { acertos, apresentarAcerto } from './sql';

type Filtro = FiltrosDosAcertos & { cursor?: string | undefined; limite: number };

const ID = /^\d{1,9}$/;

/** The settlements of a month, or of all, the newest month first and in it by the store's name. */
export async function listarAcertos(db: Leitura, filtro: Filtro): Promise<Resposta<typeof chamada>> {
  const { cursor, limite } = filtro;
  const [mes, nome, id] = lerCursor(cursor);
  let consulta = acertos(db).where(doFiltro(filtro));
  if (mes && nome !== undefined && id && dataValida(mes) && ID.test(id))
    consulta = consulta.where(sql<boolean>`(a.mes < ${mes}::date or a.mes = ${mes}::date
      and (a.nome_fantasia collate pt_br, a.id) > (${nome}, ${Number(id)}))`);
  const linhas = await consulta
    .orderBy('a.mes', 'desc')
    .orderBy(sql`a.nome_fantasia collate pt_br`)
    .orderBy('a.id')
    .limit(limite + 1)
    .execute();
  const visiveis = linhas.slice(0, limite);
  const ultima = linhas.length > limite ? visiveis.at(-1) : undefined;
  return {
    acertos: visiveis.map((linha) => apresentarAcerto(linha, 'indicabem')),
    proximo: ultima ? escreverCursor([ultima.mes, ultima.nome_fantasia, String(ultima.id)]) : null,
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
