import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

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
  const texto = await readFile(path.resolve(import.meta.dirname, '../../server/migrations/invariants.sql'), 'utf8');
  for (const consulta of texto.split(';').filter((parte) => parte.includes('select'))) {
    const linhas = await consultar(consulta);
    if (linhas.length > 0) throw new Error(`Invariante violada:\n${consulta}\n${JSON.stringify(linhas)}`);
  }
}
