import { existsSync } from 'node:fs';
import { naRaiz } from './raiz.mjs';

export const SERVIDOR = naRaiz('server/dist/main.js');

/** Some hundred files that only we use: read one by one they were a third of a start. */
const KYSELY = {
  kysely: naRaiz('node_modules/kysely/dist/esm/index.js'),
  'kysely/helpers/postgres': naRaiz('node_modules/kysely/dist/esm/helpers/postgres.js'),
};

/** Options for esbuild: our own packages go into the bundle, those of npm stay in node_modules, but for one. */
export const opcoesDoServidor = () => ({
  entryPoints: ['main.ts', 'linha-de-comando.ts'].map((nome) => naRaiz('server/src', nome)).filter(existsSync),
  outdir: naRaiz('server/dist'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: { '@indica-bem/domain': naRaiz('domain/src'), ...KYSELY },
  logLevel: 'warning',
});

let emCurso = 0;

/** The packages of one process share esbuild's: whoever is last ends it, for ended earlier it never answers the others. */
export async function empacotar(opcoes) {
  const { build, stop } = await import('esbuild');
  emCurso += 1;
  try {
    await build({ ...opcoes, logLevel: 'silent' });
  } finally {
    emCurso -= 1;
    if (emCurso === 0) await stop();
  }
}
