import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Banco } from './banco';
import { AFROUXAR, reunirPessoas } from './comum/carga';
import { semDono } from './comum/conferir';
import { encherDisco } from './disco';
import {
  cortarBanco,
  cortarCliente,
  type Mundo,
  matarBanco,
  matarServidor,
  matarUmaDeDuas,
  novaInstancia,
  type Resultado,
} from './faltas';
import { conferirRegistro } from './registro';
import { medirTempos } from './tempos';

/**
 * Faults under load, on loopback and on a database of this run. Every effect a client was told of is looked for in the
 * database afterwards. `npm run faults -- --servidor 5 --banco 5 --duas 2 --cortes 50` for a short one, `npm run faults -- disco` for the full
 * disk alone.
 */
const { values, positionals } = parseArgs({
  options: {
    servidor: { type: 'string', default: '50' },
    banco: { type: 'string', default: '50' },
    duas: { type: 'string', default: '10' },
    cortes: { type: 'string', default: '500' },
    entradas: { type: 'string', default: '200' },
  },
  allowPositionals: true,
});
const VOLTA_MAXIMA_MS = 5_000;
const metade = Math.ceil(Number(values.cortes) / 2);
const FASES: [nome: string, rodar: (mundo: Mundo) => Promise<Resultado>, vezes: number][] = [
  ['kill -9 do servidor', (mundo) => matarServidor(mundo, Number(values.servidor)), Number(values.servidor)],
  ['kill -9 do PostgreSQL', (mundo) => matarBanco(mundo, Number(values.banco)), Number(values.banco)],
  ['kill -9 de uma de duas', (mundo) => matarUmaDeDuas(mundo, Number(values.duas)), Number(values.duas)],
  ['cortes junto ao COMMIT', (mundo) => cortarBanco(mundo, metade), metade],
  ['cortes junto ao cliente', (mundo) => cortarCliente(mundo, metade), metade],
];

const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-faltas-'));
const banco = new Banco(pasta);
// PostgreSQL runs in a session of its own: a Ctrl-C here does not reach it.
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(sinal, () => arrumar().then(() => process.exit(1)));
try {
  const inteiro = positionals.includes('disco') || (await cairSobCarga());
  if (!(await encherDisco(pasta)) || !inteiro) process.exitCode = 1;
} finally {
  await arrumar();
}

async function cairSobCarga(): Promise<boolean> {
  await banco.subir();
  const mundo = await comecar();
  let inteiro = true;
  const tabela: Record<string, string | number>[] = [];
  for (const [nome, rodar, vezes] of FASES) {
    if (vezes === 0) continue;
    console.log(`${nome}…`);
    const resultado = await rodar(mundo);
    inteiro &&= semFalha(resultado);
    tabela.push(linhaDe(nome, resultado));
  }
  const orfas = await semDono(banco, mundo.todas);
  console.table(tabela);
  console.log(`Carga da máquina: ${os.loadavg()[0]?.toFixed(1)} para ${os.cpus().length} núcleos`);
  console.log(`Indicações que ninguém reconheceu: ${orfas}`);
  const registro = await conferirRegistro(mundo);
  const tempos = await medirTempos(mundo, Number(values.entradas));
  return inteiro && orfas === 0 && registro && tempos;
}

async function arrumar(): Promise<void> {
  await banco.parar();
  await rm(pasta, { recursive: true, force: true });
}

/** Migrated and filled with the demo by the product itself; the sessions outlive every kill. */
async function comecar(): Promise<Mundo> {
  const primeira = await novaInstancia({ pasta }, banco.url);
  await primeira.subir();
  const pessoas = await reunirPessoas(primeira.url);
  await banco.consultar('update prescricao set chave = null, chave_corpo = null where chave is not null');
  await banco.consultar(AFROUXAR);
  await primeira.parar();
  return { pasta, banco, pessoas, todas: [] };
}

function semFalha(r: Resultado): boolean {
  return r.perdidos + r.dobrados + r.invariantes + r.registro === 0 && Math.max(0, ...r.voltas) <= VOLTA_MAXIMA_MS;
}

function linhaDe(fase: string, r: Resultado): Record<string, string | number> {
  const emOrdem = r.voltas.toSorted((a, b) => a - b);
  const ms = (valor: number | undefined) => (valor ? Math.round(valor) : '–');
  return {
    fase,
    faltas: r.faltas,
    'efeitos reconhecidos': r.reconhecidos,
    perdidos: r.perdidos,
    dobrados: r.dobrados,
    'invariantes violadas': r.invariantes,
    'registro errado': r.registro,
    'volta mediana (ms)': ms(emOrdem[Math.floor(emOrdem.length / 2)]),
    'volta pior (ms)': ms(emOrdem.at(-1)),
  };
}
