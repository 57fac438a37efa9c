import path from 'node:path';
import type pg from 'pg';
import { abrirDb, abrirPool, type Db } from '../../server/src/db/conexao';
import { lerViolacoes } from '../../server/src/migracao/invariantes';

let pool: pg.Pool | undefined;
let db: Db | undefined;

/** One for the whole worker: a connection per question was a process per question. */
function conexoes(): pg.Pool {
  if (pool) return pool;
  pool = abrirPool(process.env.E2E_DATABASE_URL ?? '', 4);
  Object.assign(pool.options, { allowExitOnIdle: true, idleTimeoutMillis: 5_000 });
  return pool;
}

/** Where the server's own factories make people (`server/src/test/elenco.ts`): the product's database, now. */
export function doProduto(): { db: Db; relogio: () => Date } {
  db ??= abrirDb(conexoes());
  return { db, relogio: () => new Date() };
}

/** Reaches past the browser for what has no screen: fresh accounts, the final check. */
export async function consultar<T extends pg.QueryResultRow>(sql: string, valores: unknown[] = []): Promise<T[]> {
  return (await conexoes().query<T>(sql, valores)).rows;
}

export async function exigirInvariantes(): Promise<void> {
  const violacoes = await lerViolacoes(path.resolve(import.meta.dirname, '../../server/migrations'), conexoes());
  if (violacoes.length > 0) throw new Error(violacoes.join('\n\n'));
}
