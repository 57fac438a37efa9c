import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { abrirPool } from './conexao';
import { opcoesDoPool, SEM_PRAZO, type Uso, usosDoBanco } from './opcoes-da-conexao';

const { chamadas, demorados } = usosDoBanco({ prazosDoBanco: { abrir: 5_000, responder: 5_000 }, pooler: 'none' });

test('as conexões das chamadas ficam abertas entre duas ondas; as outras, o de costume', () => {
  const ociosa = (uso: Uso) =>
    new pg.Pool(opcoesDoPool('postgres://ninguem', 2, uso, () => undefined)).options.idleTimeoutMillis;
  expect([ociosa(chamadas), ociosa(demorados), ociosa(SEM_PRAZO)]).toEqual([600_000, 10_000, 10_000]);
});

test('passado o prazo da ociosa ela fecha, e antes dele a mesma serve outra vez', async () => {
  const pool = abrirPool(inject('postgres'), 2, { ...SEM_PRAZO, ociosa: 400 });
  const quem = async () => (await pool.query('select pg_backend_pid() as pid')).rows[0].pid;
  const primeira = await quem();
  expect(await quem()).toBe(primeira);
  await expect.poll(() => pool.totalCount, { timeout: 10_000 }).toBe(0);
  expect(await quem()).not.toBe(primeira);
  await pool.end();
});
