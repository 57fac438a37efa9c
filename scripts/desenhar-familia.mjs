// Writes our animals (server/src/areas/imagem/familia.ts) into web/public/ilustracoes: node scripts/desenhar-familia.mjs
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { naRaiz } from './passos/raiz.mjs';

const pasta = mkdtempSync(join(tmpdir(), 'familia-'));
const outfile = join(pasta, 'familia.mjs');
await build({
  entryPoints: [naRaiz('server/src/areas/imagem/familia.ts')],
  outfile,
  bundle: true,
  format: 'esm',
  platform: 'node',
});
const { FAMILIA } = await import(pathToFileURL(outfile).href);
rmSync(pasta, { recursive: true });
for (const [nome, svg] of Object.entries(FAMILIA)) writeFileSync(naRaiz('web/public/ilustracoes', `${nome}.svg`), svg);
