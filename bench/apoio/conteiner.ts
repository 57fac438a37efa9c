import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import type { Instancia } from '../../faults/comum/processo';

const MEGA = 2 ** 20;
const RAIZ = '/sys/fs/cgroup/memory';
const PASTA = `${RAIZ}/indica-bem-bench-${process.pid}`;
export const LIMITE_MB = 256;
/** The heap that node gives itself there, and what the units and the image set. */
export const EM_256_MB = { NODE_OPTIONS: '--max-old-space-size=128 --max-semi-space-size=1', MALLOC_ARENA_MAX: '2' };

/** Where this machine lets us make a memory cgroup (version 1, as root). */
export const haConteiner = () => existsSync(`${RAIZ}/cgroup.procs`) && process.getuid?.() === 0;

/** Starts it inside a cgroup of 256 MB: past that, the kernel ends it. Only the server is inside. */
export async function subirEm256(servidor: Instancia): Promise<void> {
  mkdirSync(PASTA);
  writeFileSync(`${PASTA}/memory.limit_in_bytes`, `${LIMITE_MB * MEGA}`);
  // A child begins where its parent stands; what the parent took before stays with the parent.
  writeFileSync(`${PASTA}/cgroup.procs`, `${process.pid}`);
  const subida = servidor.subir();
  writeFileSync(`${RAIZ}/cgroup.procs`, `${process.pid}`);
  await subida;
}

/** Megabytes of its own, without what the kernel keeps of files and would give back. */
export function memoriaNoConteiner(): number {
  const [, rss] = /^rss (\d+)/m.exec(readFileSync(`${PASTA}/memory.stat`, 'utf8')) ?? [];
  return Number(rss) / MEGA;
}

/** How often the kernel ended something in it. */
export function mortesNoConteiner(): number {
  return Number(/^oom_kill (\d+)/m.exec(readFileSync(`${PASTA}/memory.oom_control`, 'utf8'))?.[1] ?? 0);
}

export const desfazerConteiner = () => rmdirSync(PASTA);
