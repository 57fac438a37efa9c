import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** Beyond this it is many, and counting on would cost more than it tells. */
const CONTA_ATE = 10_000;

/**
 * For whoever watches over the product. What waits is a second old when all is well, so its age is the alarm, not that of
 * the last leaf: a night without a sale has none. Ages of what there is not are left out.
 */
export async function medirRegistro(db: Leitura, agora: Date): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number | null>>`
    select (select coalesce(max(n), 0) from folha) as registro_leaves,
           (select count(*) from (select from quilo_a_registrar limit ${CONTA_ATE}) e) as registro_waiting_leaves,
           (select extract(epoch from ${agora}::timestamptz - momento)
              from quilo_a_registrar order by momento, cupom_id limit 1) as registro_oldest_waiting_seconds,
           (select extract(epoch from ${agora}::timestamptz - max(em)) from marco) as registro_last_checkpoint_seconds`.execute(
    db,
  );
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).filter((medida): medida is [string, number] => medida[1] !== null),
  );
}
