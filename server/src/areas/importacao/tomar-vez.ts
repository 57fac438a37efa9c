import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';

/** Any number, as long as nothing else in the product locks it together with an import's. */
const TRAVA = 1_107_003;

/**
 * Taken before the import's row by a batch and by who stops it: given out in the order of coming. The row alone goes to
 * whoever is quickest after a batch, which is the next batch.
 */
export async function tomarVez(trx: Trx, id: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TRAVA}::int, ${id}::int)`.execute(trx);
}
