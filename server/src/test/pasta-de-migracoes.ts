import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** Folders with migrations of a test's own, gone when the file ends. */
export function comPastasDeMigracoes(): (arquivos: Record<string, string>) => Promise<string> {
  const pastas: string[] = [];
  afterAll(() => Promise.all(pastas.map((pasta) => rm(pasta, { recursive: true }))));
  return async (arquivos) => {
    const pasta = await mkdtemp(path.join(os.tmpdir(), 'migracoes-'));
    pastas.push(pasta);
    for (const [nome, sql] of Object.entries(arquivos)) await writeFile(path.join(pasta, nome), sql);
    return pasta;
  };
}
