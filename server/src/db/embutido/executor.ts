import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

// The caller's LC_*, PGPORT, PGDATA … must not change how the server behaves.
const AMBIENTE = { PATH: process.env.PATH, LC_ALL: 'C' };

/** How to run PostgreSQL's programs, and who owns the files they write. */
export interface Executor {
  prefixo: readonly string[];
  uid: number;
  gid: number;
}

/** Root gives the folder to whom will use it; anyone else already owns it or must be told. */
export async function entregar(executor: Executor, caminho: string): Promise<void> {
  const { uid } = await stat(caminho);
  if (uid === executor.uid) return;
  if (process.getuid?.() !== 0) {
    throw new Error(`A pasta ${caminho} é de outro usuário. Rode como ele ou escolha outra pasta em DATA_DIR.`);
  }
  await promisify(execFile)('chown', ['-R', `${executor.uid}:${executor.gid}`, caminho]);
}

export async function executar(executor: Executor, binario: string, argumentos: string[]): Promise<void> {
  const [programa, ...resto] = [...executor.prefixo, binario, ...argumentos] as [string, ...string[]];
  await promisify(execFile)(programa, resto, { ...identidade(executor), env: AMBIENTE, cwd: '/' });
}

/**
 * In a session of its own and logging to a file: Ctrl-C in the terminal must not reach it before the last request is
 * answered, and a killed Node must not take it along.
 */
export function desprender(
  executor: Executor,
  binario: string,
  argumentos: string[],
  log: number,
  pidAntigo?: number,
): ChildProcess {
  const [programa, ...resto] = [...executor.prefixo, binario, ...argumentos] as [string, ...string[]];
  // PostgreSQL exempts this pid from its "is the old server alive?" check, and still checks the shared memory.
  const env = pidAntigo ? { ...AMBIENTE, PG_GRANDPARENT_PID: String(pidAntigo) } : AMBIENTE;
  const filho = spawn(programa, resto, {
    ...identidade(executor),
    env,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  filho.unref();
  return filho;
}

function identidade({ uid, gid }: Executor) {
  return process.getuid?.() === 0 && uid !== 0 ? { uid, gid } : {};
}
