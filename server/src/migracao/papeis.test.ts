import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lerConfig } from '../config/config';
import { abrirPool } from '../db/conexao';
import { type Ligado, ligar } from '../ligar';
import { comBancosVazios } from '../test/banco-vazio';
import { jornadaPorHttp } from '../test/jornada-por-http';
import { exigirInvariantes } from '../test/palco';

const bancoVazio = comBancosVazios();
const raiz = path.resolve(import.meta.dirname, '../../..');
const pastaDasMigracoes = path.join(raiz, 'server/migrations');
const [, PERMISSOES = ''] =
  /```sql\n([\s\S]+?)```/.exec(readFileSync(path.join(raiz, 'docs/operations.md'), 'utf8')) ?? [];
const sufixo = randomUUID().slice(0, 8);
const [DONO, APP] = [`dono_${sufixo}`, `app_${sufixo}`];

let banco: pg.Pool;
beforeAll(async () => {
  banco = await bancoVazio();
  // Roles belong to the whole server: each run has its own.
  await banco.query(PERMISSOES.replaceAll('indicabem_dono', DONO).replaceAll('indicabem_app', APP));
});
afterAll(async () => {
  await banco.query(`drop owned by ${APP}, ${DONO} cascade; drop role ${APP}, ${DONO}`);
  await banco.end();
});

function urlDe(usuario: string): string {
  const url = new URL(banco.options.connectionString ?? '');
  url.searchParams.set('user', usuario);
  return url.toString();
}

async function comPoolDe<T>(usuario: string, acao: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = abrirPool(urlDe(usuario), 2);
  return acao(pool).finally(() => pool.end());
}

const subir = (env: Record<string, string> = {}): Promise<Ligado> =>
  ligar(lerConfig({ DATABASE_URL: urlDe(APP), PORT: '0', LOG_LEVEL: 'silent', ...env }), {
    pastaDasMigracoes,
    avisar: () => undefined,
  });

describe('com as permissões de docs/operations.md, extensões e tabelas fora de public', () => {
  test('sem quem migre, o início para com uma frase', async () => {
    await expect(subir()).rejects.toThrow(/está atrás desta versão .+ DATABASE_MIGRATION_URL, do dono das tabelas/);
  });

  test('o dono migra; quem atende só lê e escreve linhas, da demonstração ao caixa', async () => {
    const primeira = await subir({ DATABASE_MIGRATION_URL: urlDe(DONO) });
    await primeira.desligar();
    const { url, desligar } = await subir();
    try {
      await expect(jornadaPorHttp([url])).resolves.toBeGreaterThan(30);
    } finally {
      await desligar();
    }
    await comPoolDe(APP, exigirInvariantes);
    const { rows } = await banco.query(
      `select nspname from pg_class c join pg_namespace n on n.oid = relnamespace where relname = 'conta'`,
    );
    expect(rows).toEqual([{ nspname: 'indicabem' }]);
  });

  test.each([
    'create table x ()',
    'create table indicabem.x ()',
    'create table pgboss.x ()',
    'alter table conta add column x text',
    'drop table conta',
    'truncate conta',
    'create index x on conta (id)',
    'alter table aceite disable trigger all',
  ])('a quem atende o banco recusa: %s', async (comando) => {
    await comPoolDe(APP, (pool) =>
      expect(pool.query(comando)).rejects.toThrow(/permission denied|must be owner|no schema/),
    );
  });

  test('uma tabela que ficou fechada é dita no início, pelo nome', async () => {
    await comPoolDe(DONO, (pool) =>
      pool.query(`revoke delete on evento from ${APP}; revoke all on doacao from ${APP}`),
    );
    await expect(subir()).rejects.toThrow('Faltam: indicabem.doacao, indicabem.evento.');
  });
});
