import type pg from 'pg';

/**
 * Rows by the hundred thousand: their indexes are built once they are there, and nobody asks row by row for what they
 * refer to. Triggers of our own run as always, and the tables end as they were.
 */
export async function emMassa(
  pool: pg.Pool,
  tabelas: string[],
  escrever: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const indices = await client.query<{ nome: string; definicao: string }>(
      `select indexrelid::regclass::text as nome, pg_get_indexdef(indexrelid) as definicao from pg_index
        where indrelid = any ($1::regclass[]) and indexrelid not in (select conindid from pg_constraint)`,
      [tabelas],
    );
    const gatilhos = await client.query<{ tabela: string; nome: string }>(
      `select tgrelid::regclass::text as tabela, quote_ident(tgname) as nome from pg_trigger
         join pg_constraint c on c.oid = tgconstraint and c.contype = 'f' and c.conrelid = tgrelid
        where tgrelid = any ($1::regclass[])`,
      [tabelas],
    );
    for (const { nome } of indices.rows) await client.query(`drop index ${nome}`);
    for (const { tabela, nome } of gatilhos.rows) await client.query(`alter table ${tabela} disable trigger ${nome}`);
    await escrever(client);
    await client.query('set constraints all immediate');
    for (const { tabela, nome } of gatilhos.rows) await client.query(`alter table ${tabela} enable trigger ${nome}`);
    for (const { definicao } of indices.rows) await client.query(definicao);
    await client.query('commit');
  } catch (erro) {
    await client.query('rollback');
    throw erro;
  } finally {
    client.release();
  }
}
