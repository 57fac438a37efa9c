import { createHash } from 'node:crypto';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { prepararPasta } from './preparar-pasta';

export interface Exclusividade {
  soltar(): Promise<void>;
}

/** One Indica Bem per data folder. What guards it dies with the process, however it dies. */
export async function exclusividade(pasta: string, plataforma: string = process.platform): Promise<Exclusividade> {
  await prepararPasta(pasta);
  return plataforma === 'linux' ? porSocketAbstrato(pasta) : porArquivo(pasta);
}

const emUso = (pasta: string) => new Error(`Outro Indica Bem já está usando a pasta ${resolve(pasta)}.`);

/** The kernel keeps the name and frees it with the process. Device and inode name the folder whatever the path to it. */
async function porSocketAbstrato(pasta: string): Promise<Exclusividade> {
  const { dev, ino } = await stat(pasta, { bigint: true });
  const hash = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 32);
  const porteiro = createServer((visita) => visita.destroy()).unref();
  await new Promise<void>((ok, falha) => {
    porteiro.once('error', (erro: NodeJS.ErrnoException) => falha(erro.code === 'EADDRINUSE' ? emUso(pasta) : erro));
    porteiro.listen({ path: `\0indica-bem:${hash}` }, ok);
  });
  return { soltar: () => new Promise((ok) => porteiro.close(() => ok())) };
}

async function porArquivo(pasta: string): Promise<Exclusividade> {
  const caminho = join(pasta, 'indica-bem.pid');
  const anterior = Number(await readFile(caminho, 'utf8').catch(() => ''));
  if (anterior && estaVivo(anterior)) throw emUso(pasta);
  await rm(caminho, { force: true });
  const arquivo = await open(caminho, 'wx').catch((erro: NodeJS.ErrnoException) => {
    throw erro.code === 'EEXIST' ? emUso(pasta) : erro;
  });
  await arquivo.writeFile(String(process.pid));
  await arquivo.close();
  return { soltar: () => rm(caminho, { force: true }) };
}

function estaVivo(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (erro) {
    return (erro as NodeJS.ErrnoException).code === 'EPERM';
  }
}
