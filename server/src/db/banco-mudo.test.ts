import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { comPalco } from '../test/palco';
import { abrirRele, type Rele } from '../test/rele-do-banco';
import { abrirDb, abrirPool } from './conexao';
import { bancoForaDoAr, codigoSql } from './erros-do-banco';
import { ouvirInstancias } from './instancias';
import { type Uso, usosDoBanco } from './opcoes-da-conexao';
import { transacao } from './transacao';

const palco = comPalco();
// Short, and long enough for a machine that does much else; where it was not, what must work is tried again.
const prazosDoBanco = { abrir: 1_000, responder: 1_000 };
const PACIENCIA = { timeout: 30_000, interval: 50 };
const { chamadas, demorados } = usosDoBanco({ prazosDoBanco, pooler: 'none' });
const MAX = 3;
let rele: Rele;
const abertos: pg.Pool[] = [];

// One for each test: what another left open would be heard here too.
beforeEach(async () => {
  rele = await abrirRele(palco().pool.options.connectionString ?? '');
});
afterEach(async () => {
  rele.fechar();
  await Promise.all(abertos.splice(0).map((pool) => pool.end()));
});

async function abrirPeloRele(uso: Uso = chamadas): Promise<pg.Pool> {
  const pool = abrirPool(rele.url, MAX, uso);
  abertos.push(pool);
  // All of its connections are open and idle.
  await todasAsVagas(pool);
  return pool;
}

const falha = (promessa: Promise<unknown>) =>
  promessa.then(
    () => 'nenhuma',
    (erro) => erro,
  );
/** Every slot works: as many at once as it has. */
function todasAsVagas(pool: pg.Pool): Promise<void> {
  return vi.waitFor(async () => {
    const pedidas = await Promise.allSettled(Array.from({ length: MAX }, () => pool.connect()));
    const conexoes = pedidas.flatMap((pedida) => (pedida.status === 'fulfilled' ? [pedida.value] : []));
    const respostas = await Promise.allSettled(conexoes.map((conexao) => conexao.query('select 1')));
    for (const conexao of conexoes) conexao.release();
    expect(respostas.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX);
  }, PACIENCIA);
}

describe('um banco que se cala', () => {
  test.each([
    ['consultas', (pool: pg.Pool) => pool.query('select 1')],
    ['consultas pelo Kysely', (pool: pg.Pool) => abrirDb(pool).selectFrom('ajuste').select('id').execute()],
    [
      'transações',
      (pool: pg.Pool) => transacao(abrirDb(pool), (trx) => trx.selectFrom('ajuste').select('id').execute()),
    ],
    [
      'transações que param no meio',
      (pool: pg.Pool) =>
        transacao(abrirDb(pool), async (trx) => {
          await esperar(50);
          await trx.selectFrom('ajuste').select('id').execute();
        }),
    ],
  ])('%s falham no prazo, as que esperam vaga também, e nenhuma vaga se perde', async (_, pedir) => {
    const pool = await abrirPeloRele();
    void rele.calar();
    const pedidos = Array.from({ length: MAX * 4 }, () => falha(pedir(pool)));
    const falhas = await Promise.all(pedidos);
    expect(falhas.filter((erro) => !bancoForaDoAr(erro))).toEqual([]);
    expect(bancoForaDoAr(await falha(pedir(pool)))).toBe(true);
    rele.falar();
    await vi.waitFor(async () => void (await pedir(pool)), PACIENCIA);
    await todasAsVagas(pool);
  });

  test('o comando que se perdeu derruba também as conexões ociosas: a seguinte é nova', async () => {
    const pool = await abrirPeloRele();
    const calado = rele.calar();
    const perdido = falha(pool.query('select 1'));
    await calado;
    rele.falar();
    expect(codigoSql(await perdido)).toBe('ETIMEDOUT');
    const antes = rele.abertas();
    await vi.waitFor(() => pool.query('select 1'), PACIENCIA);
    expect(rele.abertas()).toBeGreaterThan(antes);
  });

  test('quem ouve as outras instâncias percebe, e volta a ouvir', async () => {
    const aoMudar = vi.fn<() => void>();
    const ouvidas = ouvirInstancias(rele.url, aoMudar, { uso: chamadas, perguntar: 100 });
    try {
      await vi.waitFor(() => expect(aoMudar).toHaveBeenCalled(), PACIENCIA);
      await rele.calar();
      aoMudar.mockClear();
      rele.falar();
      await vi.waitFor(() => expect(aoMudar).toHaveBeenCalled(), PACIENCIA);
      aoMudar.mockClear();
      await vi.waitFor(async () => {
        await palco().pool.query(`select pg_notify('indica_bem', '')`);
        expect(aoMudar).toHaveBeenCalled();
      }, PACIENCIA);
    } finally {
      await ouvidas.parar();
    }
  });
});

describe('o que demora', () => {
  const DEMORADO = `select pg_sleep(2.5)`;

  test('numa chamada, o banco o encerra antes do prazo, e a conexão continua boa', async () => {
    const pool = await abrirPeloRele();
    await vi.waitFor(async () => {
      const conexao = await pool.connect();
      const erro = await falha(conexao.query(DEMORADO));
      const depois = await falha(conexao.query('select 1'));
      conexao.release();
      expect([codigoSql(erro), bancoForaDoAr(erro), depois]).toEqual(['57014', true, 'nenhuma']);
    }, PACIENCIA);
  });

  test('num trabalho, segue enquanto o banco disser que trabalha nele', async () => {
    const pool = await abrirPeloRele(demorados);
    await vi.waitFor(() => pool.query(DEMORADO), PACIENCIA);
  });

  // Behind a pooler the process that was asked after serves somebody else by now.
  test.skipIf(process.env.PGBOUNCER)(
    'num trabalho, o que o banco não conhece mais é encerrado, e a vaga volta',
    async () => {
      const pool = await abrirPeloRele(demorados);
      const calado = rele.calar();
      const perdido = falha(pool.query('select 1'));
      await calado;
      rele.falar();
      expect(codigoSql(await perdido)).toBe('ETIMEDOUT');
      await todasAsVagas(pool);
    },
  );
});
