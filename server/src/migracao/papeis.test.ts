import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lerConfig } from '../config/config';
import { abrirDb, abrirPool } from '../db/conexao';
import { removerDemo } from '../demo/remover-demo';
import { abrirFila } from '../jobs/fila';
import { type Ligado, ligar } from '../ligar';
import { limpar } from '../limpar';
import { comBancosVazios } from '../test/banco-vazio';
import { jornadaPorHttp } from '../test/jornada-por-http';
import { exigirInvariantes } from '../test/palco';
import { anotarFeito } from './copia-de-seguranca/anotar-feito';
import { guardarCopia } from './copia-de-seguranca/guardar-copia';
import { migrar } from './migrar';

// Roles belong to the whole server: each run has its own.
const sufixo = randomUUID().slice(0, 8);
const [DONO, APP] = [`dono_${sufixo}`, `app_${sufixo}`];
const bancoVazio = comBancosVazios({ papeis: [DONO, APP] });
const raiz = path.resolve(import.meta.dirname, '../../..');
const pastaDasMigracoes = path.join(raiz, 'server/migrations');
const [, PERMISSOES = ''] =
  /```sql\n([\s\S]+?)```/.exec(readFileSync(path.join(raiz, 'docs/operations.md'), 'utf8')) ?? [];

let banco: pg.Pool;
beforeAll(async () => {
  banco = await bancoVazio();
  await banco.query(PERMISSOES.replaceAll('indicabem_dono', DONO).replaceAll('indicabem_app', APP));
});
afterAll(() => banco.end());

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

  test('com o mesmo se limpam as filas e se remove a demonstração', async () => {
    await comPoolDe(APP, async (pool) => {
      const boss = new PgBoss({ db: { executeSql: (texto, valores) => pool.query(texto, valores) } });
      await boss.maintain();
      await limpar(abrirDb(pool), new Date());
      const fila = await abrirFila(pool, () => undefined);
      const { contas } = await removerDemo(abrirDb(pool), { fila, fechar: false, agora: new Date() });
      await fila.parar();
      expect(contas).toBeGreaterThan(80);
    });
  });

  test('e se guarda e anota uma cópia, com os números que já foram dados', async () => {
    const pasta = await mkdtemp(path.join(os.tmpdir(), 'copia-'));
    await comPoolDe(APP, async (pool) => {
      const guardada = await guardarCopia(pool, path.join(pasta, 'copia.gz'));
      await anotarFeito(pool, 'copia', guardada);
    });
    const texto = gunzipSync(await readFile(path.join(pasta, 'copia.gz'))).toString();
    expect(texto).toMatch(/\nfim \{.+"conta\.id":\d+/);
    await rm(pasta, { recursive: true });
  });

  test('dois endereços que não levam ao mesmo lugar são ditos no início', async () => {
    const outro = await bancoVazio();
    const { pathname } = new URL(outro.options.connectionString ?? '');
    await migrar(outro, pastaDasMigracoes, 15);
    await outro.query(
      `grant all on all tables in schema public to ${APP}; alter role ${APP} in database ${pathname.slice(1)} set search_path = public`,
    );
    await outro.query('create schema pgboss');
    const DATABASE_URL = urlDe(APP).replace(new URL(urlDe(APP)).pathname, pathname);
    await expect(subir({ DATABASE_URL, DATABASE_MIGRATION_URL: urlDe(DONO) })).rejects.toThrow(
      'DATABASE_URL e DATABASE_MIGRATION_URL não levam às mesmas tabelas: faltam 0016_pedidos_de_exclusao.sql',
    );
    await outro.end();
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
    'truncate auditoria',
    'alter table auditoria disable trigger all',
  ])('a quem atende o banco recusa: %s', async (comando) => {
    await comPoolDe(APP, (pool) =>
      expect(pool.query(comando)).rejects.toThrow(/permission denied|must be owner|no schema/),
    );
  });

  test.each(['update auditoria set ato = ato', 'delete from auditoria'])(
    'nem quem atende nem o dono das tabelas altera a auditoria: %s',
    async (comando) => {
      for (const usuario of [APP, DONO])
        await comPoolDe(usuario, (pool) => expect(pool.query(comando)).rejects.toThrow('a auditoria não muda'));
    },
  );

  test('uma tabela que ficou fechada é dita no início, pelo nome', async () => {
    await comPoolDe(DONO, (pool) =>
      pool.query(`revoke delete on evento from ${APP}; revoke all on doacao from ${APP}`),
    );
    await expect(subir()).rejects.toThrow('Faltam: indicabem.doacao, indicabem.evento.');
  });
});
