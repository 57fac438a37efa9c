import { expect, test, vi } from 'vitest';
import { comPalco } from '../test/palco';
import { avisarInstancias, ouvirInstancias } from './instancias';
import { transacao } from './transacao';

const palco = comPalco();

test('uma instância ouve o que outra mudou, quando está feito, e de novo depois de um corte', async () => {
  const { db, pool } = palco();
  const aoMudar = vi.fn<() => void>();
  const ouvida = () => vi.waitFor(() => expect(aoMudar).toHaveBeenCalled(), 10_000);
  const ouvidas = ouvirInstancias(pool.options.connectionString ?? '', aoMudar);
  try {
    await ouvida();
    aoMudar.mockClear();
    await transacao(db, async (trx) => {
      await avisarInstancias(trx);
      expect(aoMudar).not.toHaveBeenCalled();
    });
    await ouvida();

    aoMudar.mockClear();
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
    );
    // What was said meanwhile nobody heard: to listen again is to take it that there was something.
    await ouvida();
    aoMudar.mockClear();
    await transacao(db, avisarInstancias);
    await ouvida();
  } finally {
    await ouvidas.parar();
  }
});
