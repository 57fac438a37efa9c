import { describe, expect, inject, test, vi } from 'vitest';
import { migrar } from '../migracao/migrar';
import { comBanco } from '../test/banco-molde';
import { comBancosVazios } from '../test/banco-vazio';
import { comPastasDeMigracoes } from '../test/pasta-de-migracoes';
import { abrirPool } from './conexao';
import { ouvirInstancias } from './instancias';
import { contarComPooler, haPooler } from './pooler';

const bancoVazio = comBancosVazios();
const pastaCom = comPastasDeMigracoes();
const PENDENTE = { '0001_coisa.sql': 'create table coisa (id int)' };
const TRAVAS = `select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;

test('sem pooler no caminho, nenhum é suposto', async () => {
  const pool = await bancoVazio();
  const avisar = vi.fn();
  const config = { pooler: 'none', prepara: true } as const;
  expect(await haPooler(pool)).toBe(false);
  expect(await contarComPooler(pool, config, avisar)).toBe(config);
  expect(avisar).not.toHaveBeenCalled();
  await pool.end();
});

test('por um pooler que empresta por transação não se migra: uma frase, e nada mudou', async () => {
  const pool = await bancoVazio();
  const pasta = await pastaCom(PENDENTE);
  await expect(migrar(pool, pasta, 9999, { pooler: 'transaction' })).rejects.toThrow(
    /está atrás desta versão, .+ pooler por transação não se migra. Informe em DATABASE_MIGRATION_URL/,
  );
  expect(await migrar(pool, pasta, 9999)).toBe(1);
  // Nothing is missing any more: then it only reads, and any way will do.
  expect(await migrar(pool, pasta, 9999, { pooler: 'transaction' })).toBe(0);
  await pool.end();
});

test('onde não se ouve, cada pouco é tido por uma mudança, até parar', async () => {
  const aoMudar = vi.fn<() => void>();
  const ouvidas = ouvirInstancias('postgres://ninguem@127.0.0.1:1/nada', aoMudar, { pooler: 'transaction', aCada: 5 });
  await vi.waitFor(() => expect(aoMudar.mock.calls.length).toBeGreaterThan(2));
  await ouvidas.parar();
  const vezes = aoMudar.mock.calls.length;
  await new Promise((seguir) => setTimeout(seguir, 50));
  expect(aoMudar).toHaveBeenCalledTimes(vezes);
});

describe.skipIf(!process.env.PGBOUNCER)('através de um pgbouncer de que ninguém falou', () => {
  const peloPgbouncer = async () => {
    const direto = await bancoVazio();
    const { pathname } = new URL(direto.options.connectionString ?? '');
    return { direto, pool: abrirPool(comBanco(inject('produto'), pathname.slice(1)), 2) };
  };

  test('ele é percebido, e conta-se com o tipo que menos guarda', async () => {
    const { direto, pool } = await peloPgbouncer();
    const avisar = vi.fn();
    expect(await contarComPooler(pool, { pooler: 'none', prepara: true }, avisar)).toEqual({
      pooler: 'transaction',
      prepara: false,
    });
    expect(avisar).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('informe DATABASE_POOLER=session'));
    const dita = { pooler: 'session', prepara: true } as const;
    expect(await contarComPooler(pool, dita, avisar)).toBe(dita);
    await Promise.all([direto.end(), pool.end()]);
  });

  test('não se migra, e nenhuma trava fica numa conexão que ninguém fecha', async () => {
    const { direto, pool } = await peloPgbouncer();
    const pasta = await pastaCom(PENDENTE);
    await expect(migrar(pool, pasta, 9999)).rejects.toThrow('DATABASE_POOLER=session');
    expect((await direto.query(TRAVAS)).rowCount).toBe(0);
    expect(await migrar(direto, pasta, 9999)).toBe(1);
    await Promise.all([direto.end(), pool.end()]);
  });
});
