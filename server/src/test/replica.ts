import { execFile } from 'node:child_process';
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { iniciarPostgres, type PostgresEmbutido } from '../db/postgres-embutido';

type Cluster = { pasta: string; url: string };

/** A real streaming replica: a copy taken while the primary works, that then follows its log. */
export async function criarReplica(primaria: Cluster, pasta: string): Promise<PostgresEmbutido> {
  const client = new pg.Client({ connectionString: primaria.url });
  await client.connect();
  await client.query(`select pg_backup_start('replica', fast => true)`);
  const dados = path.join(pasta, 'dados');
  await mkdir(pasta, { recursive: true });
  await promisify(execFile)('cp', ['-a', path.join(primaria.pasta, 'dados'), dados]);
  const { rows } = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => false)',
  );
  await client.end();
  await rm(path.join(dados, 'postmaster.pid'));
  await writeFile(path.join(dados, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(path.join(dados, 'standby.signal'), '');
  await chmod(dados, 0o700);
  return seguir(primaria, pasta);
}

/** Starts a replica that was made before. */
export function seguir(primaria: Cluster, pasta: string): Promise<PostgresEmbutido> {
  const { searchParams } = new URL(primaria.url);
  const conexao = `host=${searchParams.get('host')} port=${searchParams.get('port')} user=${searchParams.get('user')}`;
  return iniciarPostgres({ pasta, ajustes: { primary_conninfo: conexao, hot_standby_feedback: 'on' } });
}
