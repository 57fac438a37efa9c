import './passos/conferir-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { encontrarNavegador } from './navegador.mjs';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { assumirSinais } from './passos/processos.mjs';
import { naRaiz } from './passos/raiz.mjs';
import { rodarTypescript } from './passos/rodar-typescript.mjs';

const COM_NAVEGADOR = ['telas'];
const COM_CARGA = ['acerto', 'caixa-com-registro', 'cupom', 'logins', 'duas-instancias', 'replica'];

/** `npm run bench`, or `npm run bench -- cupom importar` for some of them. Ends with one table. */
const pasta = mkdtempSync(join(tmpdir(), 'indica-bem-medidas-'));
const esquecer = () => rmSync(pasta, { recursive: true, force: true });
assumirSinais(async () => esquecer());
await instalar();
await construir();
const BENCH_MEDIDAS = join(pasta, 'medidas.jsonl');
const pedidas = process.argv.slice(2);
const medidas = readdirSync(naRaiz('bench'))
  .filter((nome) => nome.endsWith('.ts'))
  .map((nome) => nome.replace(/\.ts$/, ''))
  .filter((nome) => pedidas.length === 0 || pedidas.includes(nome));

for (const medida of medidas) {
  console.log(`\n${medida}`);
  const falta = COM_CARGA.includes(medida) && ['wrk', 'pgbench'].find((programa) => !existe(programa));
  if (falta) {
    console.log(`Falta o programa ${falta}: instale os pacotes wrk e postgresql do Debian.`);
    process.exitCode = 1;
    continue;
  }
  const env = { BENCH_MEDIDAS, ...(COM_NAVEGADOR.includes(medida) && { CHROMIUM_PATH: await encontrarNavegador() }) };
  if ((await rodarTypescript('bench', medida, { env })) !== 0) process.exitCode = 1;
}
mostrar();
esquecer();

function existe(programa) {
  return spawnSync(programa, ['--version']).error === undefined;
}

function mostrar() {
  if (!existsSync(BENCH_MEDIDAS)) return;
  const linhas = readFileSync(BENCH_MEDIDAS, 'utf8')
    .trim()
    .split('\n')
    .map((linha) => JSON.parse(linha));
  const gigas = Math.round(totalmem() / 2 ** 30);
  console.log(`\n${cpus().length} núcleos (${cpus()[0]?.model.trim()}), ${gigas} GB, Node ${process.version}\n`);
  console.log('| Medida | Comparada com | Valor | Meta | |\n|---|---|---|---|---|');
  for (const { medida, comparada, valor, meta, figuras } of linhas) {
    const cumpre = !meta || ('min' in meta ? valor >= meta.min : valor <= meta.max);
    const alvo = meta ? ('min' in meta ? `≥ ${meta.min}` : `≤ ${meta.max}`) : '—';
    if (!cumpre) process.exitCode = 1;
    console.log(
      `| ${medida} | ${comparada} | ${Number(valor.toPrecision(3))}${cumpre ? '' : ' ✗'} | ${alvo} | ${figuras} |`,
    );
  }
}
