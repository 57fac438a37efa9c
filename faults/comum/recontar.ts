import pg from 'pg';
import { recontarRegistro } from '../../server/src/test/recontar-registro';

/** The whole register counted again, as it is at one moment, while the instances go on. */
export async function recontar(url: string): Promise<string[]> {
  const cliente = new pg.Client({ connectionString: url });
  await cliente.connect();
  try {
    await cliente.query('begin isolation level repeatable read read only');
    return await recontarRegistro(async (sql) => (await cliente.query(sql)).rows);
  } finally {
    await cliente.end();
  }
}
