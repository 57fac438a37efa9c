import { existsSync } from 'node:fs';
import { naRaiz } from './raiz.mjs';

export const SERVIDOR = naRaiz('server/dist/main.js');

/** Options for esbuild: our own packages go into the bundle, those of npm stay in node_modules. */
export const opcoesDoServidor = () => ({
  entryPoints: ['main.ts', 'linha-de-comando.ts'].map((nome) => naRaiz('server/src', nome)).filter(existsSync),
  outdir: naRaiz('server/dist'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  packages: 'external',
  alias: { '@indica-bem/domain': naRaiz('domain/src') },
  logLevel: 'warning',
});
