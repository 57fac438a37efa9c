import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { estaVivo, lerPostmaster } from './embutido/postmaster';
import { iniciarPostgres, type PostgresEmbutido } from './postgres-embutido';

let base: string;
let pasta: string;
const aParar: PostgresEmbutido[] = [];
const processos: ChildProcess[] = [];

// Making a cluster is the dear part: the tests share the folder, and each begins with no server on it.
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'pg-'));
  pasta = join(base, 'postgres');
});

afterEach(async () => {
  for (const postgres of aParar.splice(0)) await postgres.parar();
  for (const processo of processos.splice(0)) processo.kill('SIGKILL');
});

afterAll(() => rm(base, { recursive: true, force: true }));

async function iniciar(onde = pasta): Promise<PostgresEmbutido> {
  const postgres = await iniciarPostgres({ pasta: onde });
  aParar.push(postgres);
  return postgres;
}

async function consultar(url: string, sql: string): Promise<unknown[]> {
  const cliente = new Client({ connectionString: url });
  await cliente.connect();
  try {
    return (await cliente.query(sql)).rows;
  } finally {
    await cliente.end();
  }
}

async function pidDe(onde = pasta): Promise<number> {
  const postmaster = await lerPostmaster(join(onde, 'dados'));
  if (!postmaster) throw new Error('sem postmaster.pid');
  return postmaster.pid;
}

test('sobe um PostgreSQL durável, em UTF-8 e UTC, que só atende pelo socket da pasta', async () => {
  const { url, adotado } = await iniciar();
  expect(adotado).toBe(false);
  expect(
    await consultar(
      url,
      `SELECT current_setting('fsync') AS fsync, current_setting('data_checksums') AS somas, current_setting('timezone') AS fuso,
              current_setting('listen_addresses') AS rede, current_setting('server_encoding') AS letras, upper('ração') AS maiusculas`,
    ),
  ).toEqual([{ fsync: 'on', somas: 'on', fuso: 'UTC', rede: '', letras: 'UTF8', maiusculas: 'RAÇÃO' }]);
});

test('o banco tem sessão própria e escreve em arquivo: nem Ctrl-C nem a morte do Node o derrubam', async () => {
  await iniciar();
  const pid = await pidDe();
  const [, , , , , sessao] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(' ');
  expect(Number(sessao)).toBe(pid);
  expect(await readlink(`/proc/${pid}/fd/2`)).toBe(join(pasta, 'postgres.log'));
});

test('depois de kill -9 no banco, o próximo início encontra o que foi gravado', async () => {
  const { url } = await iniciar();
  await consultar(url, 'CREATE TABLE doacao AS SELECT 1 AS kg');
  process.kill(await pidDe(), 'SIGKILL');

  const { url: nova, adotado } = await iniciar();
  expect(adotado).toBe(false);
  expect(await consultar(nova, 'SELECT kg FROM doacao')).toEqual([{ kg: 1 }]);
});

test('um banco já no ar é adotado, e quem adota também o para', async () => {
  await iniciar();
  const pid = await pidDe();
  const segundo = await iniciar();
  expect(segundo.adotado).toBe(true);
  expect(await pidDe()).toBe(pid);
  expect(await consultar(segundo.url, 'SELECT 1 AS um')).toEqual([{ um: 1 }]);

  await segundo.parar();
  expect(await estaVivo(pid, join(pasta, 'dados'))).toBe(false);
});

test.skipIf(!existsSync('/bin/ps'))(
  'onde não há /proc, o ps diz se o banco vive, e se o processo é mesmo ele',
  async () => {
    const postgres = await iniciar();
    const pid = await pidDe();
    const dados = join(pasta, 'dados');
    expect(await estaVivo(pid, dados, 'darwin')).toBe(true);
    expect(await estaVivo(process.pid, dados, 'darwin')).toBe(false);
    await postgres.parar();
    expect(await estaVivo(pid, dados, 'darwin')).toBe(false);
  },
);

test('parar é limpo e pode ser repetido', async () => {
  const postgres = await iniciar();
  await postgres.parar();
  await postgres.parar();
  expect(await lerPostmaster(join(pasta, 'dados'))).toBeNull();
  expect(await readFile(join(pasta, 'postgres.log'), 'utf8')).toContain('database system is shut down');
});

test('um pid antigo que hoje é de outro programa não impede o início nem é encerrado', async () => {
  const primeiro = await iniciar();
  const arquivo = join(pasta, 'dados/postmaster.pid');
  const conteudo = await readFile(arquivo, 'utf8');
  await primeiro.parar();
  const alheio = spawn('sleep', ['600']);
  processos.push(alheio);
  await once(alheio, 'spawn');
  await writeFile(arquivo, conteudo.replace(/^\d+/, String(alheio.pid)));

  const { url, adotado } = await iniciar();
  expect(adotado).toBe(false);
  expect(await consultar(url, 'SELECT 1 AS um')).toEqual([{ um: 1 }]);
  expect(alheio.exitCode ?? alheio.signalCode).toBeNull();
});

test('um banco no ar que perdeu o socket é trocado por um novo', async () => {
  await iniciar();
  const pid = await pidDe();
  await rename(join(pasta, 'socket'), join(pasta, 'varrido'));

  const { url, adotado } = await iniciar();
  expect(adotado).toBe(false);
  expect(await pidDe()).not.toBe(pid);
  expect(await consultar(url, 'SELECT 1 AS um')).toEqual([{ um: 1 }]);
});

test('uma criação interrompida no meio recomeça do zero', async () => {
  await (await iniciar()).parar();
  await rename(join(pasta, 'dados'), join(pasta, 'dados.novo'));
  const { url } = await iniciar();
  expect(await consultar(url, 'SELECT 1 AS um')).toEqual([{ um: 1 }]);
});

test('um caminho longo demais para um socket também serve', async () => {
  const longa = join(base, 'pasta-de-nome-comprido-'.repeat(8), 'postgres');
  const { url } = await iniciar(longa);
  expect(await consultar(url, 'SELECT 1 AS um')).toEqual([{ um: 1 }]);
});

test('um ajuste errado é dito com as palavras do PostgreSQL', async () => {
  await expect(iniciarPostgres({ pasta, ajustes: { wal_level: 'nenhum' } })).rejects.toThrow(
    /não subiu[\s\S]*invalid value for parameter "wal_level"/,
  );
});
