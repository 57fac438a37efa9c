import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

const raiz = path.resolve(import.meta.dirname, '../..');
const EMPACOTAR = path.resolve(raiz, '../scripts/passos/empacotar-servidor.mjs');

/** One of the server's programs, as it is built for production: where it stands once the tests of this file begin. */
export function comPrograma(nome: 'main' | 'linha-de-comando'): string {
  // Beside the real one: it looks for the migrations from where it stands.
  const pasta = path.join(raiz, `.tmp-${nome}-${process.pid}`);
  beforeAll(async () => {
    await mkdir(pasta);
    const { opcoesDoServidor }: { opcoesDoServidor(): BuildOptions } = await import(EMPACOTAR);
    const este: BuildOptions = { entryPoints: [path.join(raiz, `src/${nome}.ts`)], outdir: pasta, sourcemap: false };
    await build({ ...opcoesDoServidor(), ...este, logLevel: 'silent' });
  });
  afterAll(() => rm(pasta, { recursive: true, force: true }));
  return path.join(pasta, `${nome}.js`);
}
