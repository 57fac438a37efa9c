import { expect, test, vi } from 'vitest';
import { transacao } from '../db/transacao';
import { comPalco } from '../test/palco';
import { trabalhadores } from './trabalhadores';

const palco = comPalco();

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
