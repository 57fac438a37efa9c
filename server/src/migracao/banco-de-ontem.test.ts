import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { expect, inject, test } from 'vitest';
import { lerConfig } from '../config/config';
import { abrirDb, abrirPool } from '../db/conexao';
import { ligar } from '../ligar';
import { limpar } from '../limpar';
import { comBanco, MOLDE } from '../test/banco-molde';
import { comBancosVazios } from '../test/banco-vazio';
import { esquemaDe } from '../test/esquema';
import { jornadaPorHttp } from '../test/jornada-por-http';
import { exigirInvariantes } from '../test/palco';

const bancoVazio = comBancosVazios();
const pastaDasMigracoes = path.resolve(import.meta.dirname, '../../migrations');
const ONTEM = readFileSync(path.join(import.meta.dirname, '../test/banco-0016.sql'), 'utf8');

/** What jobs work off, sum up, or forget by the clock: the file grows old, so all of it may be gone. */
const PASSAGEIRAS = [
  ...['resumo_a_somar', 'compra_a_julgar', 'compra_recente'],
  ...['limite', 'sessao', 'link_de_senha', 'bilhete', 'criacao', 'codigo_social', 'imagem', 'troca_de_email'],
  ...['importacao_linha', 'reenvio'],
];

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
    const novo = abrirPool(comBanco(inject('postgres'), MOLDE), 1);
    expect(await esquemaDe(pool)).toEqual(await esquemaDe(novo));
    await novo.end();
    await limpar(abrirDb(pool), new Date('2099-01-01T12:00:00Z'));
    const depois = await contar(pool);
    for (const passageira of PASSAGEIRAS) delete antes[passageira];
    expect(Object.keys(antes).filter((tabela) => (depois[tabela] ?? 0) < (antes[tabela] ?? 0))).toEqual([]);
    await exigirInvariantes(pool);
    await jornadaPorHttp([url]);
    await exigirInvariantes(pool);
  } finally {
    await desligar();
    await pool.end();
  }
});
