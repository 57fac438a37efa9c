import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { escolherExecutor } from '../db/embutido/escolher-executor';
import { desprender, entregar } from '../db/embutido/executor';
import { aguardar } from '../db/embutido/postmaster';

const PRAZO_MS = 10_000;

/** A real one, that lends connections by the transaction, before every database of the server at `urlDoPostgres`. */
export async function iniciarPgbouncer(
  binario: string,
  urlDoPostgres: string,
  ajustes: Record<string, string | number> = {},
): Promise<{ url: string; parar(): Promise<void> }> {
  const url = new URL(urlDoPostgres);
  const [socket, usuario] = [url.searchParams.get('host'), url.searchParams.get('user')];
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'pgbouncer-'));
  const todos = {
    unix_socket_dir: pasta,
    listen_port: 6432,
    auth_type: 'any',
    admin_users: usuario,
    pool_mode: 'transaction',
    max_client_conn: 2_000,
    default_pool_size: 20,
    server_idle_timeout: 5,
    ...ajustes,
  };
  const linhas = Object.entries(todos).map(([nome, valor]) => `${nome} = ${valor}`);
  const arquivo = path.join(pasta, 'pgbouncer.ini');
  await writeFile(
    arquivo,
    ['[databases]', `* = host=${socket} port=5432 user=${usuario}`, '[pgbouncer]', ...linhas, ''].join('\n'),
  );
  const executor = await escolherExecutor(pasta, binario);
  const caminhoDoLog = path.join(pasta, 'log');
  const log = await open(caminhoDoLog, 'w', 0o600);
  await entregar(executor, pasta);
  const filho = desprender(executor, binario, [arquivo], log.fd);
  await log.close();

  const acabou = () => filho.exitCode !== null || filho.signalCode !== null;
  url.searchParams.set('host', pasta);
  url.searchParams.set('port', String(todos.listen_port));
  if (!(await aguardar(async () => acabou() || (await atende(url.toString())), PRAZO_MS)) || acabou())
    throw new Error(`O pgbouncer não subiu. Ele disse:\n${await readFile(caminhoDoLog, 'utf8')}`);
  return {
    url: url.toString(),
    async parar() {
      filho.kill('SIGTERM');
      await aguardar(async () => acabou(), PRAZO_MS);
      await rm(pasta, { recursive: true, force: true });
    },
  };
}

async function atende(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
