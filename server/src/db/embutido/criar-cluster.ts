import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { type Executor, entregar, executar } from './executor';

/**
 * 'trust' is safe here: the only door is a unix socket in a 0700 folder. 'peer' would compare user names, and the server
 * may run under a borrowed one. The built-in C.UTF-8 is the same on every machine, so indexes survive a move.
 */
const OPCOES = [
  '--auth=trust',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

interface Cluster {
  initdb: string;
  dados: string;
  usuario: string;
  duravel: boolean;
}

/** Made aside and renamed when whole, so that a kill in the middle leaves nothing half made. */
export async function criarCluster(executor: Executor, { initdb, dados, usuario, duravel }: Cluster): Promise<void> {
  if (existsSync(dados)) return;
  const novo = `${dados}.novo`;
  await rm(novo, { recursive: true, force: true });
  await mkdir(novo, { mode: 0o700 });
  await entregar(executor, novo);
  const opcoes = [...OPCOES, `--username=${usuario}`, `--pgdata=${novo}`, ...(duravel ? [] : ['--no-sync'])];
  await executar(executor, initdb, opcoes).catch((erro: Error & { stderr?: string }) => {
    throw new Error(`Não consegui criar o banco de dados: ${erro.stderr?.trim() || erro.message}`, { cause: erro });
  });
  await rename(novo, dados);
}
