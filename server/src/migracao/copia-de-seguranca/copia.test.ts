import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { abrirPool } from '../../db/conexao';
import { semearDemo } from '../../demo/semear-demo';
import { comBanco } from '../../test/banco-molde';
import { criarElenco, indicar } from '../../test/jornada';
import { AGORA, comPalco, exigirInvariantes } from '../../test/palco';
import { guardarCopia } from './guardar-copia';
import { restaurarCopia } from './restaurar-copia';
import { tabelasDaCopia } from './tabelas-da-copia';

const palco = comPalco();
const migracoes = path.resolve(import.meta.dirname, '../../../migrations');
let pasta = '';
beforeAll(async () => {
  pasta = await mkdtemp(path.join(os.tmpdir(), 'copia-'));
  await semearDemo(palco().db, AGORA);
  // Leaves a mail in the queue; its note has everything a text format stumbles over.
  await indicar(palco(), await criarElenco(palco()), { anotacoes: 'aspas " barra \\ \\. tab\t fim\nÀ noite: ração' });
});
afterAll(() => rm(pasta, { recursive: true }));

async function comBancoNovo<T>(acao: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const nome = `copia_${randomUUID().replaceAll('-', '')}`;
  const raiz = new pg.Client({ connectionString: inject('postgres') });
  await raiz.connect();
  await raiz.query(`create database ${nome}`);
  const pool = abrirPool(comBanco(inject('postgres'), nome), 4);
  try {
    return await acao(pool);
  } finally {
    await pool.end();
    await raiz.query(`drop database ${nome} with (force)`);
    await raiz.end();
  }
}

const bancoDe = async (pool: pg.Pool) => (await pool.query('select current_database() as nome')).rows[0].nome;

/** Every row of every table, as one text each. */
async function conteudo(pool: pg.Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  try {
    const tudo: Record<string, string> = {};
    for (const { nome, origem } of await tabelasDaCopia(client)) {
      const { rows } = await client.query(
        `select md5(string_agg(t::text, '|' order by t::text)) as resumo from (${origem}) t`,
      );
      tudo[nome] = rows[0].resumo;
    }
    return tudo;
  } finally {
    client.release();
  }
}

test('o que foi guardado volta igual, linha por linha, e o banco segue contando de onde parou', async () => {
  const arquivo = path.join(pasta, 'inteira.gz');
  await guardarCopia(palco().pool, arquivo);
  expect(await readdir(pasta)).toEqual(['inteira.gz']);
  await comBancoNovo(async (pool) => {
    await restaurarCopia(pool, migracoes, arquivo);
    const [antes, depois] = [await conteudo(palco().pool), await conteudo(pool)];
    expect(depois).toEqual(antes);
    expect(antes['pgboss.job']).toBeTruthy();
    await exigirInvariantes(pool);
    const proximo = 'insert into campanha (descritivo, desconto, data_validade) values ($1, 5, now()) returning id';
    await expect(pool.query(proximo, ['Depois da cópia'])).resolves.toMatchObject({ rowCount: 1 });
  });
});

/** As copies were written before: each table with the schema it was in. */
async function comoAntes(arquivo: string, mudar: (texto: string) => string): Promise<string> {
  const antigo = `${arquivo}.antiga`;
  await writeFile(antigo, gzipSync(mudar(gunzipSync(await readFile(arquivo)).toString())));
  return antigo;
}

test('uma cópia que nomeia o esquema public entra em outro', async () => {
  const arquivo = path.join(pasta, 'de-antes.gz');
  await guardarCopia(palco().pool, arquivo);
  const antiga = await comoAntes(arquivo, (texto) => texto.replaceAll(/^(\w+ \((?:\w+, )*\w+\))$/gm, 'public.$1'));
  await comBancoNovo(async (pool) => {
    await pool.query(
      `create schema produto; alter role current_user in database ${await bancoDe(pool)} set search_path = produto`,
    );
    const outro = abrirPool(pool.options.connectionString ?? '', 4);
    await restaurarCopia(outro, migracoes, antiga);
    expect(await conteudo(outro)).toEqual(await conteudo(palco().pool));
    const { rows } = await outro.query(
      `select distinct schemaname from pg_tables where tablename in ('conta', 'cupom')`,
    );
    expect(rows).toEqual([{ schemaname: 'produto' }]);
    await outro.end();
  });
});

test('uma cópia que falha no meio não deixa nada no caminho, e a próxima dá certo', async () => {
  const { pool } = palco();
  const arquivo = path.join(pasta, 'cortada.gz');
  const outra = await pool.connect();
  await outra.query('begin; lock table produto');
  const copiando = expect(guardarCopia(pool, arquivo)).rejects.toThrow(/terminat/);
  await vi.waitFor(
    async () =>
      expect(
        (
          await pool.query(
            `select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock' and query like 'copy%'`,
          )
        ).rowCount,
      ).toBe(1),
    { timeout: 20_000, interval: 20 },
  );
  await copiando;
  await outra.query('rollback');
  outra.release();
  expect((await readdir(pasta)).filter((nome) => nome.startsWith('cortada'))).toEqual([]);
  await expect(guardarCopia(pool, arquivo)).resolves.toBeGreaterThan(30);

  await writeFile(`${arquivo}.parcial`, '');
  await expect(guardarCopia(pool, arquivo)).rejects.toThrow('outra cópia está em curso, ou uma foi morta no meio');
  await rm(`${arquivo}.parcial`);
});

test('uma cópia de uma versão mais nova é recusada com uma frase', async () => {
  const arquivo = path.join(pasta, 'de-depois.gz');
  await guardarCopia(palco().pool, arquivo);
  const nova = await comoAntes(arquivo, (texto) => texto.replace(/^(indica-bem copia 1) \d+/, '$1 9999'));
  await comBancoNovo((pool) =>
    expect(restaurarCopia(pool, migracoes, nova)).rejects.toThrow('de uma versão mais nova'),
  );
});

test('em um banco com contas não entra, e nada muda', async () => {
  const arquivo = path.join(pasta, 'outra.gz');
  await guardarCopia(palco().pool, arquivo);
  const antes = await conteudo(palco().pool);
  await expect(restaurarCopia(palco().pool, migracoes, arquivo)).rejects.toThrow('só entra em um banco vazio');
  expect(await conteudo(palco().pool)).toEqual(antes);
});

test('uma cópia cortada é recusada inteira', async () => {
  const arquivo = path.join(pasta, 'cortada.gz');
  await guardarCopia(palco().pool, arquivo);
  await truncate(arquivo, 20_000);
  await comBancoNovo(async (pool) => {
    await expect(restaurarCopia(pool, migracoes, arquivo)).rejects.toThrow();
    expect((await pool.query('select from conta')).rowCount).toBe(0);
  });
});
