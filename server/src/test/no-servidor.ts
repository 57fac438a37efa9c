import pg from 'pg';
import { inject } from 'vitest';

/** One statement about databases and roles, on a connection of its own to none of the tests' databases. */
export async function noServidor<Linha extends pg.QueryResultRow>(
  comando: string,
  valores: string[] = [],
): Promise<Linha[]> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  try {
    return (await client.query<Linha>(comando, valores)).rows;
  } finally {
    await client.end();
  }
}
