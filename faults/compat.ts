import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { jornadaPorHttp } from '../server/src/test/jornada-por-http';
import { Banco } from './banco';
import { violacoesEm } from './comum/conferir';
import { Instancia, portaLivre } from './comum/processo';
import { recontar } from './comum/recontar';

/** An earlier version, built in the folder that is given, beside this one on one database; `npm run compat` says how. */
const antiga = { programa: path.join(process.argv[2] ?? '', 'server/dist/main.js'), sinal: '/api/health' };
const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-compat-'));
const banco = new Banco(pasta);
const ligadas: Instancia[] = [];
let falhas = 0;

await banco.subir();
for (const sinal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(sinal, () => arrumar().then(() => process.exit(1)));
try {
  await emUmBanco('a nova migra enquanto a antiga atende', async (url) => {
    const velha = await ligar(url, antiga);
    await passo('a antiga, no esquema dela', () => jornadaPorHttp([velha.url]));
    await passo('a nova migra, com a antiga no ar', () => migrar(url));
    await passo('a antiga, sem ser reiniciada', () => jornadaPorHttp([velha.url]));
    const nova = await ligar(url);
    await passo('as duas, uma chamada cada', () => jornadaPorHttp([velha.url, nova.url]));
    await passo('as duas, na outra ordem', () => jornadaPorHttp([nova.url, velha.url]));
  });
  await emUmBanco('a antiga liga num banco da nova', async (url) => {
    await passo('a nova migra um banco vazio', () => migrar(url));
    const nova = await ligar(url);
    await passo('a nova', () => jornadaPorHttp([nova.url]));
    await nova.parar();
    const velha = await ligar(url, antiga);
    await passo('a antiga', () => jornadaPorHttp([velha.url]));
    const { status } = await fetch(`${velha.url}/api/ready`);
    console.log(`    /api/ready da antiga: ${status}`);
  });
} finally {
  await arrumar();
}
if (falhas > 0) process.exitCode = 1;

async function emUmBanco(nome: string, acao: (url: string) => Promise<void>): Promise<void> {
  console.log(`\n${nome}`);
  const url = new URL(banco.url);
  url.pathname = `/compat_${Date.now()}`;
  await banco.consultar(`create database ${url.pathname.slice(1)}`);
  await acao(url.toString()).catch((erro) => anotar(nome, erro));
  await passo('as invariantes', async () => {
    const violacoes = await violacoesEm(url.toString());
    if (violacoes.length > 0) throw new Error(violacoes.join('\n'));
  });
  await passo('o registro público, recontado', async () => {
    const faltas = await recontar(url.toString());
    if (faltas.length > 0) throw new Error(faltas.join('\n'));
  });
  for (const instancia of ligadas.splice(0)) await instancia.parar();
}

async function passo(nome: string, acao: () => Promise<unknown>): Promise<void> {
  await acao().then(
    () => console.log(`  ✓ ${nome}`),
    (erro) => anotar(nome, erro),
  );
}

function anotar(nome: string, erro: unknown): void {
  falhas++;
  console.log(`  ✗ ${nome}: ${erro instanceof Error ? erro.message : erro}`);
}

async function ligar(url: string, qual?: typeof antiga): Promise<Instancia> {
  const instancia = new Instancia(await portaLivre(), url, pasta, {}, qual);
  ligadas.push(instancia);
  await instancia.subir();
  return instancia;
}

async function migrar(url: string): Promise<void> {
  const env = { ...process.env, DATABASE_MIGRATION_URL: url };
  await promisify(execFile)(process.execPath, [path.resolve('server/dist/linha-de-comando.js'), 'migrar'], { env });
}

async function arrumar(): Promise<void> {
  for (const instancia of ligadas.splice(0)) await instancia.parar();
  await banco.parar();
  await rm(pasta, { recursive: true, force: true });
}
