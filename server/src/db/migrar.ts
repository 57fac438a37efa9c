import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

// Any constant will do, as long as every instance uses the same.
const LOCK_DAS_MIGRACOES = 7_214_001;

type Migracao = { numero: number; nome: string; sql: string; hash: string };

/** Brings the database up to the last migration. Two instances starting together wait for each other. */
export async function migrar(pool: pg.Pool, pasta: string, ate = Number.POSITIVE_INFINITY): Promise<number> {
  const migracoes = (await lerMigracoes(pasta)).filter((m) => m.numero <= ate);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_DAS_MIGRACOES]);
    return await aplicar(client, migracoes);
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
}

async function aplicar(client: pg.PoolClient, migracoes: Migracao[]): Promise<number> {
  await client.query(`create table if not exists migracao (
    numero int primary key, nome text not null, hash text not null, aplicada_em timestamptz not null default now())`);
  const { rows } = await client.query<{ numero: number; hash: string }>('select numero, hash from migracao');
  const aplicadas = new Map(rows.map((row) => [row.numero, row.hash]));
  let novas = 0;
  for (const { numero, nome, sql, hash } of migracoes) {
    const anterior = aplicadas.get(numero);
    if (anterior !== undefined && anterior !== hash) throw new Error(`A migração ${nome} mudou depois de aplicada.`);
    if (anterior !== undefined) continue;
    await client.query('begin');
    try {
      await client.query(sql);
      await client.query('insert into migracao (numero, nome, hash) values ($1, $2, $3)', [numero, nome, hash]);
      await client.query('commit');
    } catch (erro) {
      await client.query('rollback');
      throw new Error(`A migração ${nome} falhou: ${erro instanceof Error ? erro.message : erro}`, { cause: erro });
    }
    novas++;
  }
  return novas;
}

async function lerMigracoes(pasta: string): Promise<Migracao[]> {
  const nomes = (await readdir(pasta)).filter((nome) => /^\d{4}_.*\.sql$/.test(nome)).sort();
  return Promise.all(
    nomes.map(async (nome) => {
      const sql = await readFile(path.join(pasta, nome), 'utf8');
      return { numero: Number(nome.slice(0, 4)), nome, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** True when nothing is left to apply: part of /api/ready. */
export async function estaMigrado(pool: pg.Pool, pasta: string): Promise<boolean> {
  const ultima = (await lerMigracoes(pasta)).at(-1)?.numero ?? 0;
  const { rows } = await pool.query<{ numero: number }>('select max(numero) as numero from migracao');
  return rows[0]?.numero === ultima;
}
