import pg from 'pg';

/** For what the product has only one of (the contact text, a page's cover): tests side by side take turns. */
export async function umDeCadaVez<T>(nome: string, acao: () => Promise<T>): Promise<T> {
  const cliente = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await cliente.connect();
  try {
    await cliente.query('select pg_advisory_lock(hashtext($1))', [nome]);
    return await acao();
  } finally {
    await cliente.end();
  }
}
