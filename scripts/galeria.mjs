import './passos/conferir-node.mjs';
import { rmSync } from 'node:fs';
import { encontrarNavegador } from './navegador.mjs';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, iniciar } from './passos/processos.mjs';
import { naRaiz, programa } from './passos/raiz.mjs';

/** `npm run gallery`, or `npm run gallery -- -g "lojista"` for some of the screens. */
assumirSinais();
await instalar();
await construir();
const pedidas = process.argv.slice(2);
if (pedidas.length === 0) rmSync(naRaiz('gallery'), { recursive: true, force: true });
const env = { CHROMIUM_PATH: await encontrarNavegador() };
const argumentos = ['test', '-c', 'e2e/galeria/galeria.config.ts', ...pedidas];
const { codigo } = await iniciar(programa('playwright'), argumentos, { env }).acabou;
process.exitCode = codigo;
