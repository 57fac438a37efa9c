import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { lerConfig } from '../config/config';
import { abrirPool } from '../db/conexao';
import { ligar } from '../ligar';
import { comBanco, MODELO } from '../test/banco-modelo';
import { comBancosVazios } from '../test/banco-vazio';
import { esquemaDe } from '../test/esquema';
import { jornadaPorHttp } from '../test/jornada-por-http';
import { exigirInvariantes } from '../test/palco';

const bancoVazio = comBancosVazios();
const pastaDasMigracoes = path.resolve(import.meta.dirname, '../../migrations');
const ONTEM = readFileSync(path.join(import.meta.dirname, '../test/banco-0016.sql'), 'utf8');

/** How many rows each table has. */
async function contar(pool: pg.Pool): Promise<Record<string, number>> {
  const { rows } = await pool.query<{ tabela: string }>(
    `select oid::regclass::text as tabela from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const contagem: Record<string, number> = {};
  for (const { tabela } of rows)
    contagem[tabela] = (await pool.query(`select count(*)::int as n from ${tabela}`)).rows[0].n;
  return contagem;
}

test('um banco da migração 0016, com uma linha em cada tabela, sobe até hoje e atende', async () => {
  const pool = await bancoVazio();
  const restauradora = await pool.connect();
  await restauradora.query(ONTEM);
  restauradora.release(true);
  const antes = await contar(pool);
  expect(Object.entries(antes).filter(([, n]) => n === 0)).toEqual([]);

  const env = { DATABASE_URL: pool.options.connectionString, PORT: '0', LOG_LEVEL: 'silent' };
  const { url, desligar } = await ligar(lerConfig(env), { pastaDasMigracoes, avisar: () => undefined });
  try {
    const novo = abrirPool(comBanco(inject('postgres'), MODELO), 1);
    expect(await esquemaDe(pool)).toEqual(await esquemaDe(novo));
    await novo.end();
    const depois = await contar(pool);
    // Jobs begin at once: what they work off, and what they sum up, may be less already.
    for (const passageira of ['resumo_a_somar', 'compra_a_julgar', 'limite']) delete antes[passageira];
    expect(Object.keys(antes).filter((tabela) => (depois[tabela] ?? 0) < (antes[tabela] ?? 0))).toEqual([]);
    await exigirInvariantes(pool);
    await jornadaPorHttp([url]);
    await exigirInvariantes(pool);
  } finally {
    await desligar();
    await pool.end();
  }
});
