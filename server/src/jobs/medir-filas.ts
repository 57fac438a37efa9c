import { sql } from 'kysely';
import type { Leitura } from '../db/conexao';
import { type Series, serie } from '../observacao/medidas';

/** Beyond this it is many, and counting on would cost more than it tells. */
const CONTA_ATE = 10_000;

type Linha = { queue: string; esperam: number; segundos: number | null; adiadas: number };

/** By the index a job is taken by. The age is that of what could be taken now: what waits for its hour is not late. */
export async function medirFilas(db: Leitura): Promise<Series> {
  const { rows } = await sql<Linha>`
    select q.name as queue, v.esperam, v.segundos, f.adiadas
      from pgboss.queue q
     cross join lateral (
        select count(*)::int as esperam, extract(epoch from now() - min(d.start_after))::float8 as segundos
          from (select j.start_after from pgboss.job j
                 where j.name = q.name and j.state < 'active' and j.start_after <= now()
                 order by j.start_after limit ${CONTA_ATE}) d) v
     cross join lateral (
        select count(*)::int as adiadas
          from (select from pgboss.job j
                 where j.name = q.name and j.state < 'active' and j.start_after > now() limit ${CONTA_ATE}) d) f
     where q.name not like '\\_\\_pgboss%'
     order by q.name`.execute(db);
  return Object.fromEntries(
    rows.flatMap(({ queue, esperam, segundos, adiadas }) => [
      [serie('queue_waiting_jobs', { queue }), esperam],
      [serie('queue_oldest_waiting_seconds', { queue }), Math.max(0, segundos ?? 0)],
      [serie('queue_postponed_jobs', { queue }), adiadas],
    ]),
  );
}
