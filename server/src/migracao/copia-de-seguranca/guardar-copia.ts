import { open, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copiarDe } from 'pg-copy-streams';
import { type Tabela, tabelasDaCopia } from './tabelas-da-copia';

export const ASSINATURA = 'indica-bem copia 1';

/**
 * One compressed file with every row, as one moment saw it, while the product goes on working. The text is that of
 * PostgreSQL's COPY, so that any server of any machine can take it back. One that fails leaves nothing behind.
 */
export async function guardarCopia(pool: pg.Pool, arquivo: string): Promise<number> {
  const provisorio = `${arquivo}.parcial`;
  const destino = await open(provisorio, 'wx', 0o600).catch((erro: NodeJS.ErrnoException) => {
    throw erro.code === 'EEXIST' ? new Error(emCurso(provisorio), { cause: erro }) : erro;
  });
  try {
    const tabelas = await escrever(pool, destino.createWriteStream({ flush: true }));
    await rename(provisorio, arquivo);
    return tabelas;
  } catch (erro) {
    await rm(provisorio, { force: true });
    throw erro;
  }
}

const emCurso = (provisorio: string) =>
  `Já existe ${provisorio}: outra cópia está em curso, ou uma foi morta no meio. Se nenhuma está em curso, apague-o.`;

async function escrever(pool: pg.Pool, saida: NodeJS.WritableStream): Promise<number> {
  const client = await pool.connect();
  let falhou = true;
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ ultima: number }>('select max(numero) as ultima from migracao');
    const tabelas = await tabelasDaCopia(client);
    await pipeline(partesDe(client, `${ASSINATURA} ${rows[0]?.ultima}\n`, tabelas), createGzip(), saida);
    await client.query('rollback');
    falhou = false;
    return tabelas.length;
  } finally {
    // In the middle of a table only closing the connection ends it.
    client.release(falhou);
  }
}

async function* partesDe(client: pg.PoolClient, cabecalho: string, tabelas: Tabela[]): AsyncGenerator<string | Buffer> {
  yield cabecalho;
  for (const { nome, colunas, origem } of tabelas) {
    yield `${nome} (${colunas})\n`;
    for await (const parte of client.query(copiarDe(`copy (${origem}) to stdout`))) yield parte;
    yield '\\.\n';
  }
}
