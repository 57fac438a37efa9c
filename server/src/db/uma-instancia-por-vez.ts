import { sql } from 'kysely';
import type { Db, Trx } from './conexao';
import { transacao } from './transacao';

const LOCK_DA_SEMEADURA = 7_214_002;

/** Two instances starting together seed once. */
export function umaInstanciaPorVez<T>(db: Db, acao: (trx: Trx) => Promise<T>): Promise<T> {
  return transacao(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK_DA_SEMEADURA})`.execute(trx);
    return acao(trx);
  });
}
