import { createHash } from 'node:crypto';
import { lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Executor, entregar } from './executor';

// sockaddr_un holds 107 bytes on Linux and "/.s.PGSQL.5432.lock" must still fit behind the folder.
const LIMITE = 85;

/** Inside the data folder when the path is short, else in a private folder under the system's temporary one. */
export function escolherPastaDoSocket(pasta: string): string {
  const propria = join(pasta, 'socket');
  if (Buffer.byteLength(propria) <= LIMITE) return propria;
  const hash = createHash('sha256').update(pasta).digest('hex').slice(0, 16);
  return join(tmpdir(), `indica-bem-${hash}`);
}

/** Who can reach this folder can use the database: it must be ours alone, even where anyone may have made it first. */
export async function prepararPastaDoSocket(caminho: string, executor: Executor): Promise<void> {
  await mkdir(caminho, { mode: 0o700 }).catch((erro: NodeJS.ErrnoException) => {
    if (erro.code !== 'EEXIST') throw erro;
  });
  const info = await lstat(caminho);
  const nossa = info.uid === executor.uid || info.uid === process.getuid?.();
  if (!info.isDirectory() || !nossa || (info.mode & 0o077) !== 0) {
    throw new Error(`A pasta ${caminho} deveria ser só sua. Apague-a e comece de novo.`);
  }
  await entregar(executor, caminho);
}
