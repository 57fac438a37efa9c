import path from 'node:path';
import pg from 'pg';
import { lerViolacoes } from '../../server/src/test/invariantes';

/** Reaches past the browser for what has no screen: fresh accounts, the final check. */
export async function consultar<T extends pg.QueryResultRow>(sql: string, valores: unknown[] = []): Promise<T[]> {
  const cliente = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await cliente.connect();
  try {
    return (await cliente.query<T>(sql, valores)).rows;
  } finally {
    await cliente.end();
  }
}

export async function exigirInvariantes(): Promise<void> {
  const violacoes = await lerViolacoes(path.resolve(import.meta.dirname, '../../server/migrations'), consultar);
  if (violacoes.length > 0) throw new Error(violacoes.join('\n\n'));
}
