import { randomInt } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import type { Db, Trx } from './conexao';
import { codigoSql, conexaoQuebrada, perdeuADisputa, planoVelho, SOMENTE_LEITURA } from './erros-do-banco';

const TENTATIVAS = 3;
/** A knot of many costs each of them a try, and may form again at once: more tries, and not all at the same moment. */
const NA_DISPUTA = { tentativas: 5, pausaMs: 50 };

/**
 * One READ COMMITTED transaction, tried again when PostgreSQL asks for it, and when its connection broke before it was told
 * to commit; inside one, a part of it. `acao` must not act outside the database.
 */
export function transacao<T>(db: Db | Trx, acao: (trx: Trx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return acao(db as Trx);
  let aConfirmar = false;
  const umaVez = async () => {
    aConfirmar = false;
    let falha: unknown;
    try {
      return await db.transaction().execute(async (trx) => {
        const feito = await acao(trx).catch((erro) => {
          falha = erro;
          throw erro;
        });
        aConfirmar = true;
        return feito;
      });
    } catch (erro) {
      // On a broken connection undoing fails too, and would hide why.
      throw falha ?? erro;
    }
  };
  return insistir(umaVez, (erro) => !aConfirmar && conexaoQuebrada(erro));
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
export async function insistir<T>(acao: () => Promise<T>, nadaFeito = (_: unknown) => false): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await acao();
    } catch (erro) {
      // Of the first three PostgreSQL says itself that nothing was done.
      const disputa = perdeuADisputa(erro);
      const repetir = disputa || codigoSql(erro) === SOMENTE_LEITURA || planoVelho(erro) || nadaFeito(erro);
      if (!repetir || tentativa >= (disputa ? NA_DISPUTA.tentativas : TENTATIVAS)) throw erro;
      if (disputa) await esperar(randomInt(NA_DISPUTA.pausaMs));
    }
  }
}
