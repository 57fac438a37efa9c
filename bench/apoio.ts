import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { iniciarPostgres } from '../server/src/db/postgres-embutido';

/** A PostgreSQL of its own, with the durability of production. */
export async function comBancoNovo(acao: (url: string) => Promise<void>): Promise<void> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-bench-'));
  const postgres = await iniciarPostgres({ pasta });
  try {
    await acao(postgres.url);
  } finally {
    await postgres.parar();
    await rm(pasta, { recursive: true, force: true });
  }
}

/** Works through `itens` with at most `n` at once. */
export async function emParalelo<T>(n: number, itens: readonly T[], acao: (item: T) => Promise<void>): Promise<void> {
  const fila = itens[Symbol.iterator]();
  const trabalhar = async () => {
    for (const item of { [Symbol.iterator]: () => fila }) await acao(item);
  };
  await Promise.all(Array.from({ length: n }, trabalhar));
}

export function tabela(linhas: Record<string, string | number>[]): void {
  console.table(
    linhas.map((linha) =>
      Object.fromEntries(
        Object.entries(linha).map(([k, v]) => [k, typeof v === 'number' ? Number(v.toPrecision(4)) : v]),
      ),
    ),
  );
}
