import './passos/conferir-node.mjs';
import { cpSync, rmSync } from 'node:fs';
import { encontrarNavegador } from './navegador.mjs';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, iniciar } from './passos/processos.mjs';
import { naRaiz, programa } from './passos/raiz.mjs';

/**
 * `npm run gallery`, or `npm run gallery -- -g "lojista"` for some of the screens. `npm run gallery -- --aceitar` keeps what
 * was photographed last as what the next ones are compared with.
 */
const pedidas = process.argv.slice(2);
if (pedidas.includes('--aceitar')) aceitar();
else await fotografar();

async function fotografar() {
  assumirSinais();
  await instalar();
  await construir();
  if (pedidas.length === 0) rmSync(naRaiz('gallery'), { recursive: true, force: true });
  const env = { CHROMIUM_PATH: await encontrarNavegador() };
  const argumentos = ['test', '-c', 'e2e/galeria/galeria.config.ts', ...pedidas];
  const { codigo } = await iniciar(programa('playwright'), argumentos, { env }).acabou;
  process.exitCode = codigo;
}

function aceitar() {
  rmSync(naRaiz('gallery-aceita'), { recursive: true, force: true });
  cpSync(naRaiz('gallery'), naRaiz('gallery-aceita'), {
    recursive: true,
    filter: (origem) => !/index\.html$|folhas/.test(origem),
  });
}
