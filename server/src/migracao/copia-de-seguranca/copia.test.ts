import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
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
import { lerSequencias } from './sequencias';
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

/** Of somebody who owns it and is nothing else on that server. */
async function comBancoNovo<T>(acao: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const nome = `copia_${randomUUID().replaceAll('-', '')}`;
  const raiz = new pg.Client({ connectionString: inject('postgres') });
  await raiz.connect();
  await raiz.query(`create role ${nome} login`);
  await raiz.query(`create database ${nome} owner ${nome}`);
  const url = new URL(comBanco(inject('postgres'), nome));
  url.searchParams.set('user', nome);
  const pool = abrirPool(url.toString(), 4);
  try {
    return await acao(pool);
  } finally {
    await pool.end();
    await raiz.query(`drop database ${nome} with (force)`);
    await raiz.query(`drop role ${nome}`);
    await raiz.end();
  }
}

const bancoDe = async (pool: pg.Pool) => (await pool.query('select current_database() as nome')).rows[0].nome;

/** Every row of every table as one text each, the numbers given, and what the database does and checks by itself. */
async function conteudo(pool: pg.Pool): Promise<Record<string, unknown>> {
  const client = await pool.connect();
  try {
    const tabelas = await tabelasDaCopia(client);
    const tudo: Record<string, unknown> = { sequencias: await lerSequencias(client, tabelas) };
    tudo.regras = (await client.query(REGRAS, [tabelas.map(({ nome }) => nome)])).rows;
    for (const { nome, origem } of tabelas) {
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

const REGRAS = `
  select conrelid::regclass::text as tabela, conname as nome, pg_get_constraintdef(oid) as regra, convalidated::text as vale
    from pg_constraint where conrelid = any ($1::text[]::regclass[])
  union all
  select tgrelid::regclass::text, tgname, pg_get_triggerdef(oid, true), tgenabled::text
    from pg_trigger where tgrelid = any ($1::text[]::regclass[]) and not tgisinternal
  union all
  select indrelid::regclass::text, indexrelid::regclass::text,
         replace(pg_get_indexdef(indexrelid), current_schema || '.', ''), indisvalid::text
    from pg_index where indrelid = any ($1::text[]::regclass[])
  order by 1, 2, 3`;

const PROXIMA = 'insert into campanha (descritivo, desconto, data_validade) values ($1, 5, now()) returning id';

test('o que foi guardado volta igual a um banco de quem só é dono dele, e os números não se repetem', async () => {
  const arquivo = path.join(pasta, 'inteira.gz');
  // The last one is gone, and its number is not given again.
  const apagada = (await palco().pool.query(PROXIMA, ['Antes da cópia'])).rows[0].id;
  await palco().pool.query('delete from campanha where id = $1', [apagada]);
  await writeFile(arquivo, 'uma cópia anterior');
  const { bytes } = await guardarCopia(palco().pool, arquivo);
  expect(await readdir(pasta)).toEqual(['inteira.gz']);
  expect((await stat(arquivo)).size).toBe(bytes);
  await comBancoNovo(async (pool) => {
    const { linhas, em } = await restaurarCopia(pool, migracoes, arquivo);
    const [antes, depois] = [await conteudo(palco().pool), await conteudo(pool)];
    expect(depois).toEqual(antes);
    expect([linhas['pgboss.job'], linhas.conta]).toEqual([expect.any(Number), await contas(palco().pool)]);
    expect(Math.abs(Date.now() - Number(em))).toBeLessThan(600_000);
    await exigirInvariantes(pool);
    expect((await pool.query(PROXIMA, ['Depois da cópia'])).rows[0].id).toBe(apagada + 1);
    await expect(pool.query('delete from auditoria')).rejects.toThrow('a auditoria não muda');
  });
});

const contas = async (pool: pg.Pool) => (await pool.query('select from conta')).rowCount;

async function mudada(arquivo: string, mudar: (texto: string) => string): Promise<string> {
  const antigo = `${arquivo}.mudada`;
  await writeFile(antigo, gzipSync(mudar(gunzipSync(await readFile(arquivo)).toString())));
  return antigo;
}

test('uma cópia de antes, que nomeia o esquema public e não diz quantas linhas tem, entra em outro', async () => {
  const arquivo = path.join(pasta, 'de-antes.gz');
  await guardarCopia(palco().pool, arquivo);
  const antiga = await mudada(arquivo, (texto) =>
    texto
      .replace(/^indica-bem copia 2/, 'indica-bem copia 1')
      .replace(/^fim .+\n$/m, '')
      .replaceAll(/^(\w+ \((?:\w+, )*\w+\))$/gm, 'public.$1'),
  );
  await comBancoNovo(async (pool) => {
    await pool.query(
      `create schema produto; alter role current_user in database ${await bancoDe(pool)} set search_path = produto`,
    );
    const outro = abrirPool(pool.options.connectionString ?? '', 4);
    await restaurarCopia(outro, migracoes, antiga);
    const [antes, depois] = [await conteudo(palco().pool), await conteudo(outro)];
    expect({ ...depois, sequencias: null }).toEqual({ ...antes, sequencias: null });
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
  // The one that was ended says so before it lets go of what it held.
  const presa = `select from pg_locks l join pg_database d on d.oid = l.database and d.datname = current_database()
                  where l.locktype = 'advisory' and l.objid = 7214002`;
  await vi.waitFor(async () => expect((await outra.query(presa)).rowCount).toBe(0), { timeout: 20_000, interval: 20 });
  await outra.query('rollback');
  outra.release();
  expect((await readdir(pasta)).filter((nome) => nome.startsWith('cortada'))).toEqual([]);
  await expect(guardarCopia(pool, arquivo)).resolves.toMatchObject({ tabelas: expect.any(Number) });
});

test('duas ao mesmo tempo não: a segunda diz que há outra, e o resto de uma que foi morta não atrapalha', async () => {
  const { pool } = palco();
  const arquivo = path.join(pasta, 'morta.gz');
  const outra = await pool.connect();
  await outra.query('begin; select pg_advisory_xact_lock(7214002)');
  await writeFile(`${arquivo}.parcial`, 'o começo de uma cópia');
  await expect(guardarCopia(pool, arquivo)).rejects.toThrow('Outra cópia deste banco de dados está em curso.');
  expect(await readFile(`${arquivo}.parcial`, 'utf8')).toBe('o começo de uma cópia');
  await outra.query('rollback');
  outra.release();
  await guardarCopia(pool, arquivo);
  expect((await readdir(pasta)).filter((nome) => nome.startsWith('morta'))).toEqual(['morta.gz']);
});

test('em um banco com contas não entra, e nada muda', async () => {
  const arquivo = path.join(pasta, 'outra.gz');
  await guardarCopia(palco().pool, arquivo);
  const antes = await conteudo(palco().pool);
  await expect(restaurarCopia(palco().pool, migracoes, arquivo)).rejects.toThrow('só entra em um banco vazio');
  expect(await conteudo(palco().pool)).toEqual(antes);
});

const RUINS: [string, (texto: string) => string][] = [
  ['nada entrou: segredo (2 de 3).', (texto) => texto.replace(/(\nsegredo \(.+\n).+\n/, '$1')],
  ['violates foreign key constraint', (texto) => texto.replace(/(\nconta \(.+\n).+\n/, '$1')],
  ['A cópia está incompleta.', (texto) => texto.replace(/\nfim .+\n$/, '\n')],
  ['A cópia está incompleta.', (texto) => texto.slice(0, texto.length / 2)],
  ['O arquivo não é uma cópia do Indica Bem.', (texto) => `x${texto}`],
  ['de uma versão mais nova', (texto) => texto.replace(/^(indica-bem copia 2) \d+/, '$1 9999')],
  ['de uma versão mais nova', (texto) => texto.replace(/^indica-bem copia 2/, 'indica-bem copia 3')],
  // What the migrations since would have done with its rows is over.
  ['restaure-a em um banco sem tabelas', (texto) => texto.replace(/^(indica-bem copia 2) \d+/, '$1 40')],
];

test('uma cópia com qualquer defeito é recusada inteira, e depois a boa entra no mesmo banco', async () => {
  const arquivo = path.join(pasta, 'boa.gz');
  await guardarCopia(palco().pool, arquivo);
  await comBancoNovo(async (pool) => {
    for (const [frase, estragar] of RUINS) {
      await expect(restaurarCopia(pool, migracoes, await mudada(arquivo, estragar))).rejects.toThrow(frase);
      expect((await pool.query('select from conta')).rowCount).toBe(0);
    }
    const cortado = await mudada(arquivo, (texto) => texto);
    await truncate(cortado, 20_000);
    await expect(restaurarCopia(pool, migracoes, cortado)).rejects.toThrow('unexpected end of file');
    await restaurarCopia(pool, migracoes, arquivo);
    expect(await conteudo(pool)).toEqual(await conteudo(palco().pool));
  });
});
