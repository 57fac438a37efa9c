import './passos/conferir-node.mjs';
import { readdirSync } from 'node:fs';
import { encontrarNavegador } from './navegador.mjs';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais } from './passos/processos.mjs';
import { naRaiz } from './passos/raiz.mjs';
import { rodarTypescript } from './passos/rodar-typescript.mjs';

/** `npm run bench`, or `npm run bench -- validar-cupom` for one of them. */
assumirSinais();
await instalar();
await construir();
const COM_NAVEGADOR = ['telas'];
const pedidas = process.argv.slice(2);
const medidas = readdirSync(naRaiz('bench'))
  .filter((nome) => nome.endsWith('.ts') && nome !== 'apoio.ts')
  .map((nome) => nome.replace(/\.ts$/, ''))
  .filter((nome) => pedidas.length === 0 || pedidas.includes(nome));

for (const medida of medidas) {
  console.log(`\n${medida}`);
  const env = COM_NAVEGADOR.includes(medida) ? { CHROMIUM_PATH: await encontrarNavegador() } : {};
  if ((await rodarTypescript('bench', medida, { env })) !== 0) process.exitCode = 1;
}
