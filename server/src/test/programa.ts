import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

const raiz = path.resolve(import.meta.dirname, '../../..');
const EMPACOTAR = path.join(raiz, 'scripts/passos/empacotar-servidor.mjs');
/** What a program looks for from where it stands; the screens, which may be in the making just now, are not there. */
const EM_VOLTA = ['node_modules', 'server/package.json', 'server/migrations'];

/** One of the server's programs, as it is built for production: where it stands once the tests of this file begin. */
export function comPrograma(nome: 'main' | 'linha-de-comando'): () => string {
  let casa = '';
  beforeAll(async () => {
    casa = await mkdtemp(path.join(os.tmpdir(), `indica-bem-${nome}-`));
    const outdir = path.join(casa, 'server/dist');
    await mkdir(outdir, { recursive: true });
    for (const parte of EM_VOLTA) await symlink(path.join(raiz, parte), path.join(casa, parte));
    const { opcoesDoServidor }: { opcoesDoServidor(): BuildOptions } = await import(EMPACOTAR);
    const este: BuildOptions = { entryPoints: [path.join(raiz, `server/src/${nome}.ts`)], outdir, sourcemap: false };
    await build({ ...opcoesDoServidor(), ...este, logLevel: 'silent' });
  });
  afterAll(() => rm(casa, { recursive: true, force: true }));
  return () => path.join(casa, `server/dist/${nome}.js`);
}
