import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

const RAIZ = path.resolve(import.meta.dirname, '../..');

/** `node`: another than this process's own, for who may not reach it. */
type Onde = { cwd?: string; uid?: number; gid?: number; node?: string };
export type Produto = { processo: ChildProcess; saida: () => string; fim: Promise<number | null> };

/** The built product as a process of its own; from another folder or as another user, if told so. */
export function iniciar(
  env: Record<string, string>,
  { cwd = RAIZ, node = process.execPath, ...quem }: Onde = {},
): Produto {
  const { E2E_URL: _, E2E_DATABASE_URL: __, ...limpo } = process.env;
  const ambiente = { ...limpo, HOST: '127.0.0.1', PORT: '0', ...env };
  const processo = spawn(node, [path.join(cwd, 'server/dist/main.js')], { cwd, ...quem, env: ambiente });
  let dito = '';
  processo.stdout.on('data', (parte) => (dito += parte));
  processo.stderr.on('data', (parte) => (dito += parte));
  const fim = new Promise<number | null>((ok) => processo.on('exit', ok));
  return { processo, saida: () => dito, fim };
}

export async function endereco({ saida, fim }: Produto): Promise<string> {
  const morreu = fim.then((codigo) => Promise.reject(new Error(`saiu com ${codigo}: ${saida()}`)));
  // Migrations and the demo, of a new folder.
  const pronto = expect.poll(saida, { timeout: 120_000 }).toMatch(/no ar: http/);
  await Promise.race([pronto, morreu]);
  return /no ar: (http\S+?)\/web\//.exec(saida())?.[1] ?? '';
}

export async function parar(produto: Produto): Promise<number | null> {
  produto.processo.kill('SIGINT');
  return produto.fim;
}

/** Processes that name the folder in their command line: the database of that folder. */
export async function processosDe(pasta: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((nome) => /^\d+$/.test(nome));
  const linhas = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')));
  return linhas.filter((linha) => linha.includes(pasta));
}

export const DA_DEMONSTRACAO = 'indicabem-demo';

export const entrar = (url: string, email: string, senha: string) =>
  fetch(`${url}/api/login`, {
    method: 'POST',
    body: JSON.stringify({ email, senha }),
    headers: { 'content-type': 'application/json' },
  });
