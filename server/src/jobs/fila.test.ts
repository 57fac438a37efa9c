import { expect, test, vi } from 'vitest';
import { transacao } from '../db/transacao';
import { comPalco } from '../test/palco';
import { trabalhadores } from '../trabalhadores';
import { abrirFila } from './fila';

const palco = comPalco();

// A rejection nobody waits for ends the process: vitest counts it as a failure of this file.
test('com o banco fora do ar no meio de uma tarefa, os trabalhadores esperam e seguem', async () => {
  const { db, fila, pool } = palco();
  const falhas: unknown[] = [];
  const outra = await abrirFila(pool, (erro) => falhas.push(erro));
  const query = pool.query.bind(pool);
  let foraDoAr = true;
  await outra.trabalhar({
    ...trabalhadores(palco(), { enviar: async () => undefined }),
    'email-trocado': async () => {
      if (foraDoAr) pool.query = () => Promise.reject(new Error('Connection terminated unexpectedly'));
    },
  });
  await transacao(db, (trx) => fila.enfileirar(trx, 'email-trocado', { trocaId: 1 }));
  await vi.waitFor(() => expect(falhas.length).toBeGreaterThan(0), { timeout: 20_000 });
  foraDoAr = false;
  pool.query = query;
  const { rows } = await pool.query(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'email-trocado' returning id`,
  );
  await vi.waitFor(
    async () =>
      expect((await pool.query('select state from pgboss.job where id = $1', [rows[0].id])).rows).toEqual([
        { state: 'completed' },
      ]),
    { timeout: 20_000, interval: 50 },
  );
  await outra.parar();
});

test('quem descansa não pega mais nada; o que não acaba a tempo volta à fila, sem uma tentativa a menos', async () => {
  const { db, fila, pool } = palco();
  const outra = await abrirFila(pool, () => undefined);
  const pegas: number[] = [];
  await outra.trabalhar({
    ...trabalhadores(palco(), { enviar: async () => undefined }),
    // Unlike a mail, nobody else waits for a month of so long ago.
    'fechamento-falhou': async ({ mes }) => {
      pegas.push(Number(mes.slice(0, 4)));
      await new Promise(() => undefined);
    },
  });
  const pedir = (mes: string) => transacao(db, (trx) => fila.enfileirar(trx, 'fechamento-falhou', { mes }));
  await pedir('1901-01-01');
  await vi.waitFor(() => expect(pegas).toEqual([1901]), { timeout: 20_000 });
  void outra.descansar();
  await pedir('1902-01-01');
  await outra.parar(1_500);
  expect(pegas).toEqual([1901]);
  const { rows } = await pool.query(
    `select state, retry_count from pgboss.job where name = 'fechamento-falhou' order by data ->> 'mes'`,
  );
  expect(rows).toEqual(Array(2).fill({ state: 'created', retry_count: 0 }));
});

test('numa remessa, a tarefa que falha é tentada de novo e as outras ficam feitas', async () => {
  const { db, fila, pool } = palco();
  await transacao(db, async (trx) => {
    for (const contaId of [1, 2, 3]) await fila.enfileirar(trx, 'email-convite', { contaId });
  });
  const feitas: number[] = [];
  await fila.trabalhar({
    ...trabalhadores(palco(), { enviar: async () => undefined }),
    'email-convite': async ({ contaId }) => {
      feitas.push(contaId);
      if (contaId === 2) throw new Error('caixa cheia');
    },
  });
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query<{ conta: number; state: string }>(
        `select (data ->> 'contaId')::int as conta, state from pgboss.job where name = 'email-convite' order by 1`,
      );
      expect(rows).toEqual([
        { conta: 1, state: 'completed' },
        { conta: 2, state: 'retry' },
        { conta: 3, state: 'completed' },
      ]);
    },
    { timeout: 20_000, interval: 50 },
  );
  expect(feitas.slice(0, 3).sort()).toEqual([1, 2, 3]);
});
