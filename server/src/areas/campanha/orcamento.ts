import { type Orcamento, orcamentoEsgotado, type UsoDaCampanha } from '@indica-bem/domain/campanha/orcamento';
import { type RawBuilder, sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';

/** Any number, as long as nothing else in the product locks it together with a campaign's. */
const TRAVA = 1_107_002;

/**
 * One takes from a campaign's budget at a time, until its transaction ends. The order is campaign, store, recommendation,
 * budget. It is not the campaign's own row: under that one its stores are moved, and whoever chooses is holding a store.
 */
export async function travarOrcamento(trx: Trx, campanhaId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TRAVA}::int, ${campanhaId}::int)`.execute(trx);
}

/** What was given with the discount of a campaign. There is no counter to drift: what ends, frees its place by itself. */
export const usoDaCampanha = (campanha: RawBuilder<unknown>, hoje: string) => sql<UsoDaCampanha>`(
  select count(*) filter (where c.estado = 'efetivado')::int as usados,
         count(*) filter (where c.estado = 'ativo')::int as em_aberto,
         coalesce(sum(parte_do_grupo(c.valor, c.descontado)), 0)::int8 as parte_do_grupo
    from cupom c
   where c.campanha_id = ${campanha}
     and (c.estado = 'efetivado' or c.estado = 'ativo' and c.data_validade >= ${hoje}::date))`;

export async function lerUso(db: Leitura, campanhaId: number, hoje: string): Promise<UsoDaCampanha> {
  const { rows } = await sql<UsoDaCampanha>`select * from ${usoDaCampanha(sql`${campanhaId}::int`, hoje)} u`.execute(
    db,
  );
  return rows[0] as UsoDaCampanha;
}

/** Nobody reads faster, and a list that everybody opens costs one count a second in each instance, not one each. */
const UM_SEGUNDO = 1_000;
const lidas = new WeakMap<Leitura, { hoje: string; em: number; ids: Promise<number[]> }>();

/**
 * The campaigns that would count today and have nothing left to give: their stores give the base discount. For what is
 * shown, as it was a second ago at most; the choice itself looks for itself (campanha-da-vez.ts).
 */
export function lerEsgotadas(db: Leitura, hoje: string): Promise<number[]> {
  const lida = lidas.get(db);
  const agora = performance.now();
  if (lida && lida.hoje === hoje && agora - lida.em < UM_SEGUNDO) return lida.ids;
  const ids = contarEsgotadas(db, hoje);
  ids.catch(() => esquecerEsgotadas(db));
  lidas.set(db, { hoje, em: agora, ids });
  return ids;
}

/** As if that second had passed. */
export const esquecerEsgotadas = (db: Leitura): void => void lidas.delete(db);

async function contarEsgotadas(db: Leitura, hoje: string): Promise<number[]> {
  const { rows } = await sql<Orcamento & UsoDaCampanha & { id: number }>`
    select k.id, k.limite_cupons, k.teto, u.*
      from campanha k cross join lateral ${usoDaCampanha(sql`k.id`, hoje)} u
     where k.excluida_em is null and k.data_validade >= ${hoje}::date
       and num_nonnulls(k.limite_cupons, k.teto) > 0`.execute(db);
  return rows.filter((campanha) => orcamentoEsgotado(campanha, campanha)).map(({ id }) => id);
}
