import { sql } from 'kysely';
import type { Trx } from './conexao';

/** Who writes, and when: until the transaction ends, the database signs what changes with it (`versionar`). */
export async function assinar(trx: Trx, autor: number, agora: Date): Promise<void> {
  await sql`select set_config('indicabem.autor', ${String(autor)}, true),
                   set_config('indicabem.momento', ${agora.toISOString()}, true)`.execute(trx);
}
