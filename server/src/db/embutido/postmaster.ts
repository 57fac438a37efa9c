import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as esperar } from 'node:timers/promises';
import { promisify } from 'node:util';

export interface Postmaster {
  pid: number;
  pastaDoSocket: string;
  estado: string;
}

const INTERVALO_MS = 20;
const PARADA_RAPIDA_MS = 30_000;
const PARADA_IMEDIATA_MS = 10_000;

/** What postmaster.pid says; the process it names may be gone, or be another program by now. */
export async function lerPostmaster(dados: string): Promise<Postmaster | null> {
  const texto = await readFile(join(dados, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , , pastaDoSocket = '', , , estado = ''] = texto.split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), pastaDoSocket, estado: estado.trim() } : null;
}

/** A pid alone proves nothing (reused, or a zombie): the command line must be that of a server on this folder. */
export async function estaVivo(pid: number, dados: string, plataforma: string = process.platform): Promise<boolean> {
  const comando = plataforma === 'linux' ? await lerProc(pid) : await perguntarAoPs(pid);
  return comando.includes(`postgres -D ${dados} `);
}

const lerProc = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');

/** Where there is no /proc: macOS. */
const perguntarAoPs = async (pid: number) =>
  (await promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))).stdout;

export async function encerrar(pid: number, dados: string): Promise<void> {
  if (await sinalizar('SIGINT', PARADA_RAPIDA_MS)) return;
  // Immediate shutdown skips the last checkpoint; the log replays it on the next start and nothing is lost.
  if (await sinalizar('SIGQUIT', PARADA_IMEDIATA_MS)) return;
  throw new Error(`O banco de dados (processo ${pid}) não parou. Encerre-o com: kill -9 ${pid}`);

  async function sinalizar(sinal: NodeJS.Signals, prazo: number): Promise<boolean> {
    if (await estaVivo(pid, dados)) mandar(pid, sinal);
    return aguardar(async () => !(await estaVivo(pid, dados)), prazo);
  }
}

function mandar(pid: number, sinal: NodeJS.Signals): void {
  try {
    process.kill(pid, sinal);
  } catch (erro) {
    // It may go between the look and the signal.
    if ((erro as NodeJS.ErrnoException).code !== 'ESRCH') throw erro;
  }
}

/** Polls until the condition holds; false when time runs out. */
export async function aguardar(condicao: () => Promise<boolean>, prazo: number): Promise<boolean> {
  const fim = Date.now() + prazo;
  while (!(await condicao())) {
    if (Date.now() > fim) return false;
    await esperar(INTERVALO_MS);
  }
  return true;
}
