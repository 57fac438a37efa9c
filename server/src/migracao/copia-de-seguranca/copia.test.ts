import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { abrirPool } from '../../db/conexao';
import { semearDemo } from '../../demo/semear-demo';
import { comBanco } from '../../test/banco-modelo';
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
