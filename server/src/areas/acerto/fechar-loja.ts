import { mesSeguinte, primeiroDia } from '@indica-bem/domain/brasil/mes';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { antigasDe, COMPRAS_SEM_LINHA, SALDO_QUE_FICA } from './sql';

type Fechamento = { lojistaId: number; mes: string; agora: Date };

/**
 * Closes a store's month: whatever it sold up to its end and stands in no line, and what was undone after it had been
 * closed, in one statement, so that lines and sums come of one look. What it owed comes along, and what a store owed that had
 * its CNPJ and is gone. Nothing where there is nothing, or where this or a later month is closed.
 */
export async function fecharLoja(trx: Trx, { lojistaId, mes, agora }: Fechamento): Promise<number | null> {
  const travadas = await travar(trx, lojistaId);
  const { rows } = await sql<{ id: number }>`
    with ultimo as materialized (
      select u.id, u.lojista_id, u.mes, ${SALDO_QUE_FICA} as saldo
        from unnest(${travadas}::int[]) t (id)
       cross join lateral (select * from acerto where lojista_id = t.id order by mes desc limit 1) u
       where t.id = ${lojistaId} or u.mes <= ${primeiroDia(mes)}::date
    ), nova as materialized (
      select 'compra' as tipo, c.id as cupom_id, c.vez, c.data_efetivacao as data, c.efetivado_em as momento, c.codigo,
             coalesce(d.nome, p.titulo_especifico) as produto, c.valor, c.descontado,
             parte_da_loja(c.valor, c.descontado) as parte_loja, parte_do_grupo(c.valor, c.descontado) as parte_grupo,
             null as motivo, null::int as desfaz_id
        from cupom c
        join prescricao p on p.id = c.prescricao_id
        left join produto d on d.id = p.produto_id
       where c.lojista_id = ${lojistaId} and c.data_efetivacao < ${primeiroDia(mesSeguinte(mes))}::date
         and ${COMPRAS_SEM_LINHA}
         and not exists (select from compra_a_julgar j where j.cupom_id = c.id and j.vez = c.vez)
         and not exists (select from compra_suspeita s
                          where s.cupom_id = c.id and s.vez = c.vez and s.estado = 'em_analise')
      union all
      select 'ajuste', a.cupom_id, a.vez, (e.estornado_em at time zone 'America/Sao_Paulo')::date, e.estornado_em, l.codigo, l.produto,
             -l.valor, -l.descontado, -l.parte_loja, -l.parte_grupo, e.motivo, l.id
        from acerto_ajuste a
        join acerto_linha l on l.id = a.linha_id
        join estorno e on e.cupom_id = a.cupom_id and e.vez = a.vez
       where a.lojista_id = ${lojistaId}
    ), acertada as materialized (
      select * from nova where not exists (
        select from ultimo where lojista_id = ${lojistaId} and mes >= ${primeiroDia(mes)}::date)
    ), tirado as (
      delete from acerto_ajuste a using acertada n
       where n.tipo = 'ajuste' and a.cupom_id = n.cupom_id and a.vez = n.vez
    ), feito as (
      insert into acerto (lojista_id, mes, nome_fantasia, razao_social, cnpj, compras, ajustes, valor, descontado,
                          parte_loja, parte_grupo, anterior, total, fechado_em)
      select l.id, ${primeiroDia(mes)}::date, l.nome_fantasia, l.razao_social, coalesce(l.cnpj, l.cnpj_da_excluida),
             s.compras, s.ajustes, s.valor, s.descontado, s.parte_loja, s.parte_grupo, v.anterior,
             s.parte_grupo + v.anterior, ${agora}
        from lojista l,
             (select count(*) filter (where tipo = 'compra') as compras, count(*) filter (where tipo = 'ajuste') as ajustes,
                     sum(valor) as valor, sum(descontado) as descontado, sum(parte_loja) as parte_loja,
                     sum(parte_grupo) as parte_grupo from acertada having count(*) > 0) s,
             (select coalesce(sum(saldo), 0) as anterior from ultimo) v
       where l.id = ${lojistaId}
      returning id
    ), levada as (
      insert into acerto_divida (de_id, acerto_id)
      select u.id, feito.id from feito, ultimo u where u.lojista_id <> ${lojistaId} and u.saldo < 0
    ), linhas as (
      insert into acerto_linha (acerto_id, tipo, cupom_id, vez, data, codigo, produto, valor, descontado, parte_loja,
                                parte_grupo, motivo, desfaz_id)
      select feito.id, n.tipo, n.cupom_id, n.vez, n.data, n.codigo, n.produto, n.valor, n.descontado, n.parte_loja,
             n.parte_grupo, n.motivo, n.desfaz_id
        from feito, acertada n order by n.data, n.tipo desc, n.momento, n.cupom_id
    )
    select id from feito`.execute(trx);
  return rows[0]?.id ?? null;
}

/**
 * The store's row, and those of the stores whose debts it may take along, in one order: who closes one of them, or undoes a
 * purchase of it, waits. No till does. Only what is locked is taken: another store's may have come to it meanwhile.
 */
async function travar(trx: Trx, lojistaId: number): Promise<number[]> {
  await trx
    .insertInto('acerto_da_loja')
    .values({ lojista_id: lojistaId })
    .onConflict((conflito) => conflito.doNothing())
    .execute();
  const { rows } = await sql<{ id: number }>`
    select t.lojista_id as id from acerto_da_loja t
     where t.lojista_id in (select ${lojistaId}::int union ${antigasDe(lojistaId)})
     order by t.lojista_id for update of t`.execute(trx);
  return rows.map(({ id }) => id);
}
