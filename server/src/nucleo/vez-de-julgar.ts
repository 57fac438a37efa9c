import { sql } from 'kysely';
import type { Trx } from '../db/conexao';

/** Any number, as long as nothing else in the product locks it. */
const TRAVA = 1_107_001;

/** One judges at a time. Held until the transaction ends, so that a process that dies gives it back. */
export async function tentarJulgar(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ minha: boolean }>`select pg_try_advisory_xact_lock(${TRAVA}) as minha`.execute(trx);
  return rows[0]?.minha === true;
}

/** Until the transaction ends nobody judges: what is being undone is either judged already, or will never be. */
export async function deterJulgamento(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${TRAVA})`.execute(trx);
}
