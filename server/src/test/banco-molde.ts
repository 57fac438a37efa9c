import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { abrirDb, abrirPool } from '../db/conexao';
import { iniciarPostgres } from '../db/postgres-embutido';
import { migrar } from '../migracao/migrar';
import { semearPadroes } from '../padroes';
import { iniciarPgbouncer } from './pgbouncer';
import { lerSemente, type Semente } from './semente';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string whose database name is replaced by each test file's own. */
    postgres: string;
    /** The same, as the product under test gets there: through a pgbouncer, where the run is asked for one. */
    produto: string;
    semente: Semente;
  }
}

export const MOLDE = 'molde';

/** One PostgreSQL for the whole run and one migrated template; each test file clones it in milliseconds. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-'));
  // What a plan rests on is what a test has done, and not when somebody swept. Commits are written before they answer: else
  // a VACUUM finds what is new visible to all, or not yet, as the log happens to stand. Without fsync that costs nothing.
  const ajustes = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '400' };
  const postgres = await iniciarPostgres({ pasta, ajustes });
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${MOLDE}`);
  await admin.end();

  const pool = abrirPool(comBanco(postgres.url, MOLDE), 2);
  await migrar(pool, path.resolve(import.meta.dirname, '../../migrations'));
  // What every start puts there if it is missing; drawing the covers for each file was most of its setting up.
  await semearPadroes(abrirDb(pool));
  project.provide('semente', await lerSemente(pool));
  await pool.end();

  const pgbouncer = process.env.PGBOUNCER ? await iniciarPgbouncer(process.env.PGBOUNCER, postgres.url) : undefined;
  project.provide('postgres', postgres.url);
  project.provide('produto', pgbouncer?.url ?? postgres.url);
  return async () => {
    await pgbouncer?.parar();
    await postgres.parar();
    await rm(pasta, { recursive: true, force: true });
  };
}

export function comBanco(url: string, banco: string): string {
  const outra = new URL(url);
  outra.pathname = `/${banco}`;
  return outra.toString();
}
