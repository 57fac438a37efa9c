import type { Db, Trx } from './conexao';
import { codigoSql, planoVelho } from './erros-do-banco';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const TENTATIVAS = 3;

/**
 * One READ COMMITTED transaction, tried again when PostgreSQL asks for it; inside one, a part of it. `acao` must not act
 * outside the database.
 */
export function transacao<T>(db: Db | Trx, acao: (trx: Trx) => Promise<T>): Promise<T> {
  return db.isTransaction ? acao(db as Trx) : insistir(() => db.transaction().execute(acao));
}

/** What an area does: called with the database it is a transaction by itself, called with one it is a part of it. */
export function ato<P extends unknown[], R>(acao: (trx: Trx, ...argumentos: P) => Promise<R>) {
  return (db: Db | Trx, ...argumentos: P): Promise<R> => transacao(db, (trx) => acao(trx, ...argumentos));
}

/** Batch after batch, each a transaction of its own, until one is not full: a stop in between loses none. */
export async function emLevas(db: Db, porVez: number, leva: (trx: Trx) => Promise<number>): Promise<void> {
  while ((await transacao(db, leva)) === porVez);
}

/** One statement is a transaction by itself, and saves the two round trips of the others; tried again alike. */
export async function insistir<T>(acao: () => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await acao();
    } catch (erro) {
      const codigo = codigoSql(erro);
      const repetir = codigo === SERIALIZATION_FAILURE || codigo === DEADLOCK || planoVelho(erro);
      if (!repetir || tentativa === TENTATIVAS) throw erro;
    }
  }
}
