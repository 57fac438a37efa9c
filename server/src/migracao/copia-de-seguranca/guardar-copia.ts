import { open, rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copiarDe } from 'pg-copy-streams';
import { semEspaco } from '../../db/erros-do-banco';
import { ultimaMigracao } from '../migrar';
import { ASSINATURA, FIM, FIM_DA_TABELA, type Fim, FORMATO } from './formato';
import { lerSequencias } from './sequencias';
import { type Tabela, tabelasDaCopia } from './tabelas-da-copia';

/** `em`: the moment that the copy saw. */
export type Guardada = { tabelas: number; bytes: number; em: Date; segundos: number };

// Any constant will do, as long as every copy uses the same.
const LOCK_DA_COPIA = 7_214_002;

/**
 * One compressed file with every row, as one moment saw it, while the product goes on working. The text is that of
 * PostgreSQL's COPY, so that any server of any machine can take it back. One that fails leaves nothing behind; what one that was
 * killed left is written over.
 */
export async function guardarCopia(pool: pg.Pool, arquivo: string): Promise<Guardada> {
  const inicio = performance.now();
  const client = await pool.connect();
  let falhou = true;
  try {
    await client.query('begin isolation level repeatable read read only');
    await exigirVez(client);
    const { rows } = await client.query<{ em: Date }>('select now() as em');
    const em = rows[0]?.em ?? new Date();
    const tabelas = await escreverInteira(client, em, arquivo);
    await client.query('rollback');
    falhou = false;
    return { tabelas, em, bytes: (await stat(arquivo)).size, segundos: (performance.now() - inicio) / 1000 };
  } catch (erro) {
    throw semEspaco(erro) ? new Error(`Não há espaço para a cópia em ${arquivo}.`, { cause: erro }) : erro;
  } finally {
    // In the middle of a table only closing the connection ends it.
    client.release(falhou);
  }
}

/** By the transaction: whoever dies lets go, and a pooler may stand in between. */
async function exigirVez(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ minha: boolean }>('select pg_try_advisory_xact_lock($1) as minha', [
    LOCK_DA_COPIA,
  ]);
  if (!rows[0]?.minha) throw new Error('Outra cópia deste banco de dados está em curso.');
}

async function escreverInteira(client: pg.PoolClient, em: Date, arquivo: string): Promise<number> {
  const provisorio = `${arquivo}.parcial`;
  const tabelas = await tabelasDaCopia(client);
  try {
    await rm(provisorio, { force: true });
    const destino = await open(provisorio, 'wx', 0o600);
    await pipeline(partesDe(client, em, tabelas), createGzip(), destino.createWriteStream({ flush: true }));
    await rename(provisorio, arquivo);
    return tabelas.length;
  } catch (erro) {
    await rm(provisorio, { force: true });
    throw erro;
  }
}

async function* partesDe(client: pg.PoolClient, em: Date, tabelas: Tabela[]): AsyncGenerator<string | Buffer> {
  yield `${ASSINATURA} ${FORMATO} ${await ultimaMigracao(client)}\n`;
  const lidas = [];
  for (const { nome, colunas, origem } of tabelas) {
    yield `${nome} (${colunas})\n`;
    const leitura = client.query(copiarDe(`copy (${origem}) to stdout`));
    for await (const parte of leitura) yield parte;
    yield `${FIM_DA_TABELA}\n`;
    lidas.push({ nome, leitura });
  }
  const fim: Fim = {
    em: em.toISOString(),
    sequencias: await lerSequencias(client, tabelas),
    // How many each had is known once the answer to something later is here.
    linhas: Object.fromEntries(lidas.map(({ nome, leitura }) => [nome, leitura.rowCount])),
  };
  yield `${FIM}${JSON.stringify(fim)}\n`;
}
