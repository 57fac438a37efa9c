import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lerConfig } from '../config/config';
import { abrirDb, abrirPool } from '../db/conexao';
import { type Ligado, ligar } from '../ligar';
import { comBancosDoMolde } from '../test/banco-do-molde';
import { criarTutor, type Pessoa } from '../test/elenco';
import { abrirRele, type Rele } from '../test/rele-do-banco';

const novoBanco = comBancosDoMolde();
const pastaDasMigracoes = path.resolve(import.meta.dirname, '../../migrations');
const CONEXOES = 4;
let direto: pg.Pool;
let rele: Rele;
let ligado: Ligado;
let tutor: Pessoa;

beforeAll(async () => {
  const url = await novoBanco();
  direto = abrirPool(url, 3);
  tutor = await novoTutor();
  rele = await abrirRele(url);
  const env = { DATABASE_URL: rele.url, PORT: '0', LOG_LEVEL: 'silent', DEMO: 'off', RATE_LIMIT: 'off' };
  const config = {
    ...lerConfig({ ...env, DATABASE_POOL_SIZE: String(CONEXOES) }),
    prazosDoBanco: { abrir: 1_000, responder: 1_000 },
  };
  ligado = await ligar(config, { pastaDasMigracoes, avisar: () => undefined });
});
afterAll(async () => {
  await ligado?.desligar();
  rele?.fechar();
  await direto?.end();
});

/** Whose first call is a write. */
const novoTutor = () => criarTutor({ db: abrirDb(direto), relogio: () => new Date() }, { aceites: false });

type Resposta = { status: number; espera: string | null; motivo?: string };
async function pedir(caminho: string, corpo?: object): Promise<Resposta> {
  const resposta = await fetch(`${ligado.url}/api${caminho}`, {
    method: corpo ? 'PUT' : 'GET',
    headers: { api_token: tutor.token, ...(corpo && { 'content-type': 'application/json' }) },
    ...(corpo && { body: JSON.stringify(corpo) }),
  });
  const { motivo } = (await resposta.json()) as { motivo?: string };
  return { status: resposta.status, espera: resposta.headers.get('retry-after'), ...(motivo && { motivo }) };
}
const ler = () => pedir('/sessoes');
const escrever = () => pedir(`/termos/${tutor.id}`, { privacidade_aceite: 'S', uso_aceite: 'S' });
const muitas = (acao: () => Promise<Resposta>) => Promise.all(Array.from({ length: CONEXOES * 5 }, acao));
const de = (respostas: Resposta[]) => [...new Set(respostas.map(({ status, espera }) => `${status} ${espera}`))];
const pronta = () => vi.waitFor(async () => expect((await pedir('/ready')).status).toBe(200), { timeout: 30_000 });

test('um banco que se cala: toda chamada é 503 com Retry-After, e tudo volta com ele, a fila também', async () => {
  await vi.waitFor(async () => expect(de(await muitas(escrever))).toEqual(['200 null']), { timeout: 30_000 });
  void rele.calar();
  const [leituras, escritas, prontidao] = await Promise.all([muitas(ler), muitas(escrever), pedir('/ready')]);
  expect(de([...leituras, ...escritas])).toEqual(['503 2']);
  expect(prontidao).toEqual({ status: 503, espera: '1', motivo: 'sem-resposta' });
  expect(de(await muitas(ler))).toEqual(['503 2']);

  rele.falar();
  await vi.waitFor(async () => expect(de(await muitas(ler))).toEqual(['200 null']), { timeout: 30_000 });
  await pronta();
  const { rows } = await direto.query(`insert into pgboss.job (name, data) values ('resumo', '{}') returning id`);
  await vi.waitFor(
    async () =>
      expect((await direto.query('select state from pgboss.job where id = $1', [rows[0].id])).rows).toEqual([
        { state: 'completed' },
      ]),
    { timeout: 30_000 },
  );
});

test('uma primária que passou a só ler: quem escreve recebe 503, e quando ela volta a escrever, tudo segue', async () => {
  const banco = direto.options.connectionString?.match(/teste_\w+/)?.[0];
  tutor = await novoTutor();
  await direto.query(`alter database ${banco} set default_transaction_read_only = on`);
  await direto.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await vi.waitFor(async () => expect((await pedir('/ready')).motivo).toBe('somente-leitura'), { timeout: 30_000 });
  expect(de(await muitas(escrever))).toEqual(['503 2']);

  // Only the setting: who is connected goes on reading only, until it leaves.
  await direto.query(`begin read write; alter database ${banco} reset default_transaction_read_only; commit`);
  await vi.waitFor(async () => expect(de(await muitas(escrever))).toEqual(['200 null']), { timeout: 30_000 });
  await pronta();
});

test('conexões cortadas entre duas chamadas ou no meio delas: 200 ou 503, e nada mais', async () => {
  for (let i = 0; i < 3; i++) {
    tutor = await novoTutor();
    const escritas = muitas(escrever);
    await direto.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'active'`,
    );
    const falhas = (await escritas).filter(({ status }) => status !== 200 && status !== 503);
    expect(falhas).toEqual([]);
  }
  await pronta();
});
