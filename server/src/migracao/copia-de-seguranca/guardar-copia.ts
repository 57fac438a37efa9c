import { once } from 'node:events';
import { open, rename } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copiarDe } from 'pg-copy-streams';
import { tabelasDaCopia } from './tabelas-da-copia';

export const ASSINATURA = 'indica-bem copia 1';

/**
 * One compressed file with every row, as one moment saw it, while the product goes on working. The text is that of
 * PostgreSQL's COPY, so that any server of any machine can take it back.
 */
export async function guardarCopia(pool: pg.Pool, arquivo: string): Promise<number> {
  const provisorio = `${arquivo}.parcial`;
  const destino = await open(provisorio, 'wx', 0o600);
  const gzip = createGzip();
  const escrita = pipeline(gzip, destino.createWriteStream({ flush: true }));
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ ultima: number }>('select max(numero) as ultima from migracao');
    gzip.write(`${ASSINATURA} ${rows[0]?.ultima}\n`);
    const tabelas = await tabelasDaCopia(client);
    for (const { nome, colunas, origem } of tabelas) {
      gzip.write(`${nome} (${colunas})\n`);
      for await (const parte of client.query(copiarDe(`copy (${origem}) to stdout`))) {
        if (!gzip.write(parte)) await once(gzip, 'drain');
      }
      gzip.write('\\.\n');
    }
    gzip.end();
    await escrita;
    await rename(provisorio, arquivo);
    return tabelas.length;
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
    gzip.destroy();
    await escrita.catch(() => undefined);
  }
}
