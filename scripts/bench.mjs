import './passos/conferir-node.mjs';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encontrarNavegador } from './navegador.mjs';
import { construir } from './passos/construir.mjs';
import { instalar } from './passos/instalar.mjs';
import { abrirFeitas, codigoMedido, descreverVez } from './passos/medidas-feitas.mjs';
import { assumirSinais } from './passos/processos.mjs';
import { naRaiz } from './passos/raiz.mjs';
import { rodarTypescript } from './passos/rodar-typescript.mjs';
import { emCelulas, escreverTabela, juntar, lerTabela, perdida } from './passos/tabela-de-medidas.mjs';

const COM_NAVEGADOR = ['telas', 'interacao', 'segunda-visita'];
const COM_CARGA = [
  'acerto',
  'caixa-com-registro',
  'chamadas-durante-importacao',
  'cupom',
  'logins',
  'duas-instancias',
  'replica',
];
const DOCUMENTO = 'docs/performance.md';

/**
 * `npm run bench`, or `npm run bench -- cupom importar` for some of them. Each that ends well is written into the table
 * of the document at once; begun again after an interruption it goes on with the next, unless `--de-novo` is said.
 */
const todas = readdirSync(naRaiz('bench'))
  .filter((nome) => nome.endsWith('.ts'))
  .map((nome) => nome.replace(/\.ts$/, ''));
const pedidas = process.argv.slice(2).filter((argumento) => argumento !== '--de-novo');
const estranha = pedidas.find((nome) => !todas.includes(nome));
if (estranha) {
  console.error(`Não há a medida ${estranha}. Há: ${todas.join(', ')}.`);
  process.exit(1);
}
const medidas = pedidas.length > 0 ? pedidas : todas;

const pasta = mkdtempSync(join(tmpdir(), 'indica-bem-medidas-'));
const limpar = () => rmSync(pasta, { recursive: true, force: true });
assumirSinais(async () => limpar());
await instalar();
await construir();
const { commit, codigo } = await codigoMedido(DOCUMENTO);
const feitas = abrirFeitas(naRaiz('node_modules/.cache/indica-bem/medidas.json'), codigo);
if (process.argv.includes('--de-novo')) feitas.esquecer(todas);

const faltaram = [];
for (const medida of medidas) {
  console.log(`\n${medida}`);
  const linhas = feitas.linhasDe(medida) ?? (await medir(medida));
  if (linhas) anotarNaTabela(medida, linhas);
  else faltaram.push(medida);
}
// What is whole begins anew the next time; of what is not, only the rest is missing.
if (faltaram.length === 0) feitas.esquecer(medidas);
else console.log(`\nFicaram sem medida: ${faltaram.join(', ')}.`);
if (faltaram.length > 0) process.exitCode = 1;
limpar();

async function medir(medida) {
  const falta = COM_CARGA.includes(medida) && ['wrk', 'pgbench'].find((programa) => !existe(programa));
  if (falta) {
    console.log(`Falta o programa ${falta}: instale os pacotes wrk e postgresql do Debian.`);
    return undefined;
  }
  const BENCH_MEDIDAS = join(pasta, `${medida}.jsonl`);
  const env = { BENCH_MEDIDAS, ...(COM_NAVEGADOR.includes(medida) && { CHROMIUM_PATH: await encontrarNavegador() }) };
  const onde = descreverVez(commit);
  if ((await rodarTypescript('bench', medida, { env })) !== 0) return undefined;
  const anotadas = existsSync(BENCH_MEDIDAS) ? readFileSync(BENCH_MEDIDAS, 'utf8').trim().split('\n') : [];
  const linhas = anotadas.map((linha) => emCelulas(medida, JSON.parse(linha), onde));
  feitas.guardar(medida, linhas);
  return linhas;
}

function existe(programa) {
  return spawnSync(programa, ['--version']).error === undefined;
}

/** Read anew each time: somebody may have written in the document meanwhile. */
function anotarNaTabela(medida, linhas) {
  const documento = readFileSync(naRaiz(DOCUMENTO), 'utf8');
  writeFileSync(naRaiz(DOCUMENTO), escreverTabela(documento, juntar(lerTabela(documento), medida, linhas)));
  console.log(`${linhas.length} na tabela de ${DOCUMENTO}, medidas em ${linhas[0]?.onde}`);
  for (const { medida, valor, meta } of linhas.filter(perdida)) {
    console.log(`Meta não alcançada: ${medida}, ${valor}, e a meta é ${meta}`);
    process.exitCode = 1;
  }
}
