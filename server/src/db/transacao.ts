import type { Db, Trx } from './conexao';

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
export function ato<P extends unknown[], R>(acao: (trx: Trx, ...pedido: P) => Promise<R>) {
  return (db: Db | Trx, ...pedido: P): Promise<R> => transacao(db, (trx) => acao(trx, ...pedido));
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

export function codigoSql(erro: unknown): string | undefined {
  return erro instanceof Error && 'code' in erro && typeof erro.code === 'string' ? erro.code : undefined;
}

/** A migration gave a table another column while a statement that returns all of them stood prepared. */
export function planoVelho(erro: unknown): boolean {
  return codigoSql(erro) === '0A000' && erro instanceof Error && /cached plan/.test(erro.message);
}

/** The name of the violated unique constraint, if that is what went wrong. */
export function unicidadeViolada(erro: unknown): string | undefined {
  if (codigoSql(erro) !== '23505') return undefined;
  return (erro as { constraint?: string }).constraint;
}

const FORA_DO_AR = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08003',
]);

/** The database went away or has no room: not the request's fault, and worth another try. */
export function bancoForaDoAr(erro: unknown): boolean {
  if (FORA_DO_AR.has(codigoSql(erro) ?? '')) return true;
  return (
    erro instanceof Error &&
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(erro.message)
  );
}
