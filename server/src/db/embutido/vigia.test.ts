import { appendFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { iniciarPostgres } from '../postgres-embutido';
import { lerPostmaster } from './postmaster';
import { iniciarVigiado, type OpcoesDaVigia, type PostgresVigiado } from './vigia';

const RITMO = { olhar: 20, espera: 10, tentativas: 3, poucoEspaco: 0 };
const SEM_PRESSA = { timeout: 30_000, interval: 50 };
const AJUSTES = { fsync: 'off' };
let base: string;
let pasta: string;
let vigiado: PostgresVigiado | undefined;
const registrar = vi.fn<OpcoesDaVigia['registrar']>();
const aoDesistir = vi.fn<OpcoesDaVigia['aoDesistir']>();

// Making a cluster is the dear part: the tests share it.
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'vigia-'));
  pasta = join(base, 'postgres');
});
afterEach(async () => {
  await vigiado?.parar();
  vi.clearAllMocks();
});
afterAll(() => rm(base, { recursive: true, force: true }));

async function vigiar(): Promise<PostgresVigiado> {
  vigiado = await iniciarVigiado({ pasta, ajustes: AJUSTES, registrar, aoDesistir, ritmo: RITMO });
  return vigiado;
}

async function consultar(sql: string): Promise<unknown[]> {
  const cliente = new pg.Client({ connectionString: vigiado?.url });
  cliente.on('error', () => undefined);
  await cliente.connect();
  return (await cliente.query(sql).finally(() => cliente.end().catch(() => undefined))).rows;
}

async function matar(): Promise<void> {
  process.kill((await lerPostmaster(join(pasta, 'dados')))?.pid ?? 0, 'SIGKILL');
}

test.each(['que ele mesmo subiu', 'que já estava no ar'])('um banco %s, morto, sobe de novo com tudo', async (qual) => {
  if (qual === 'que já estava no ar') await iniciarPostgres({ pasta, ajustes: AJUSTES });
  const { avaria } = await vigiar();
  await consultar('create table if not exists doacao (kg int)');
  await consultar('truncate doacao; insert into doacao values (7)');
  await matar();
  await vi.waitFor(() => expect(avaria()).toBe('banco-parado'), SEM_PRESSA);
  await vi.waitFor(async () => expect(await consultar('select kg from doacao')).toEqual([{ kg: 7 }]), SEM_PRESSA);
  await vi.waitFor(() => expect(avaria()).toBeUndefined(), SEM_PRESSA);
  expect(registrar.mock.calls.map(([aviso]) => aviso)).toEqual(['banco-embutido-avariado', 'banco-embutido-bom']);
  expect(aoDesistir).not.toHaveBeenCalled();
});

test('um banco no ar que perdeu o socket também', async () => {
  await vigiar();
  await rm(join(pasta, 'socket'), { recursive: true });
  await vi.waitFor(async () => expect(await consultar('select 1 as um')).toEqual([{ um: 1 }]), SEM_PRESSA);
  expect(aoDesistir).not.toHaveBeenCalled();
});

test('com o disco dele cheio diz a palavra que /api/ready diz de qualquer banco, até haver espaço', async () => {
  const ritmo = { ...RITMO, poucoEspaco: Number.POSITIVE_INFINITY };
  vigiado = await iniciarVigiado({ pasta, ajustes: AJUSTES, registrar, aoDesistir, ritmo });
  await vi.waitFor(() => expect(vigiado?.avaria()).toBe('sem-espaco'), SEM_PRESSA);
  expect(registrar).toHaveBeenLastCalledWith('banco-embutido-avariado', { avaria: 'sem-espaco' });
  ritmo.poucoEspaco = 0;
  await vi.waitFor(() => expect(vigiado?.avaria()).toBeUndefined(), SEM_PRESSA);
  expect(registrar).toHaveBeenLastCalledWith('banco-embutido-bom', {});
});

test('se a pasta dele sumiu, nenhum vazio é posto no lugar: desiste, e diz o que houve', async () => {
  await vigiar();
  await rename(join(pasta, 'dados'), join(base, 'sumida'));
  process.kill((await lerPostmaster(join(base, 'sumida')))?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(aoDesistir).toHaveBeenCalled(), SEM_PRESSA);
  expect(aoDesistir.mock.calls[0]?.[0].message).toContain('A pasta do banco de dados sumiu');
  await vigiado?.parar();
  expect(await readdir(pasta)).not.toContain('dados');
  await rename(join(base, 'sumida'), join(pasta, 'dados'));
});

test('um que não sobe mais, depois de algumas vezes, faz desistir, com as palavras do PostgreSQL', async () => {
  const { avaria } = await vigiar();
  await appendFile(join(pasta, 'dados/postgresql.conf'), '\nwal_level = nenhum\n');
  await matar();
  await vi.waitFor(() => expect(aoDesistir).toHaveBeenCalled(), SEM_PRESSA);
  expect(aoDesistir.mock.calls[0]?.[0].message).toContain('invalid value for parameter "wal_level"');
  expect(avaria()).toBe('banco-nao-sobe');
});
