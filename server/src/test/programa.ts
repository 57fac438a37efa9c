import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';

const raiz = path.resolve(import.meta.dirname, '../..');
/** As in scripts/passos/empacotar-servidor.mjs: read file by file it was a third of each start. */
const doKysely = (arquivo: string) => path.resolve(raiz, '../node_modules/kysely/dist/esm', arquivo);

/** One of the server's programs, as it is built for production: where it stands once the tests of this file begin. */
export function comPrograma(nome: 'main' | 'linha-de-comando'): string {
  // Beside the real one: it looks for the migrations from where it stands.
  const pasta = path.join(raiz, `.tmp-${nome}-${process.pid}`);
  const programa = path.join(pasta, `${nome}.js`);
  beforeAll(async () => {
    await mkdir(pasta);
    await build({
      entryPoints: [path.join(raiz, `src/${nome}.ts`)],
      outfile: programa,
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      alias: {
        '@indica-bem/domain': path.resolve(raiz, '../domain/src'),
        kysely: doKysely('index.js'),
        'kysely/helpers/postgres': doKysely('helpers/postgres.js'),
      },
      logLevel: 'silent',
    });
  });
  afterAll(() => rm(pasta, { recursive: true, force: true }));
  return programa;
}
