import './passos/conferir-node.mjs';
import { readdirSync, rmSync } from 'node:fs';
import { encontrarNavegador } from './navegador.mjs';
import { construir } from './passos/construir.mjs';
import { opcoesDoServidor } from './passos/empacotar-servidor.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais, iniciar } from './passos/processos.mjs';
import { naRaiz } from './passos/raiz.mjs';

/** `npm run bench`, or `npm run bench -- validar-cupom` for one of them. */
assumirSinais();
await instalar();
await construir();
const { build } = await import('esbuild');
const COM_NAVEGADOR = ['telas'];
const pedidas = process.argv.slice(2);
const medidas = readdirSync(naRaiz('bench'))
  .filter((nome) => nome.endsWith('.ts') && nome !== 'apoio.ts')
  .map((nome) => nome.replace(/\.ts$/, ''))
  .filter((nome) => pedidas.length === 0 || pedidas.includes(nome));

for (const medida of medidas) {
  console.log(`\n${medida}`);
  const outfile = naRaiz('bench/dist', `${medida}.mjs`);
  const { outdir: _, ...opcoes } = opcoesDoServidor();
  await build({ ...opcoes, entryPoints: [naRaiz('bench', `${medida}.ts`)], outfile, logLevel: 'silent' });
  const env = COM_NAVEGADOR.includes(medida) ? { CHROMIUM_PATH: await encontrarNavegador() } : {};
  const { codigo } = await iniciar(process.execPath, [outfile], { env }).acabou;
  if (codigo !== 0) process.exitCode = 1;
}
rmSync(naRaiz('bench/dist'), { recursive: true, force: true });
