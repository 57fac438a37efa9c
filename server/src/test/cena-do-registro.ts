import { type Folha, lerFolha } from '@indica-bem/domain/registro/folha';
import { expect } from 'vitest';
import { darQuilos } from '../dar-quilos';
import type { Palco } from './palco';
import { recontarRegistro } from './recontar-registro';

type Linha = { dados: string; cupom_id: number; vez: number; sal: Buffer | null };

/** The register as a test looks at it. */
export const cenaDoRegistro = (palco: () => Palco) => ({
  /** Everything that waits is judged and written. */
  async registrar(): Promise<void> {
    while (await darQuilos(palco()));
  },

  /** The leaves of a coupon, in their order. */
  async folhasDe(cupom: number): Promise<(Folha & { vez: number; sal: Buffer | null })[]> {
    const { rows } = await palco().pool.query<Linha>(
      'select f.dados, q.cupom_id, q.vez, q.sal from quilo q join folha f using (n) where q.cupom_id = $1 order by n',
      [cupom],
    );
    return rows.map(({ dados, vez, sal }) => ({ ...(lerFolha(dados) as Folha), vez, sal }));
  },

  async tamanho(): Promise<number> {
    return (await palco().pool.query<{ n: number }>('select count(*)::int as n from folha')).rows[0]?.n ?? 0;
  },

  async esperando(): Promise<{ cupom_id: number; vez: number; sinal: number }[]> {
    return (await palco().pool.query('select cupom_id, vez, sinal from quilo_a_registrar order by momento, cupom_id'))
      .rows;
  },

  /** As a stranger would count it. */
  async exigirRecontagem(): Promise<void> {
    expect(await recontarRegistro(async (sql) => (await palco().pool.query(sql)).rows)).toEqual([]);
  },

  /** Until so many wait for a lock. */
  async ateEsperarem(quantos: number): Promise<void> {
    await expect
      .poll(
        async () =>
          (
            await palco().pool.query(
              "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
            )
          ).rowCount,
        { timeout: 10_000, interval: 5 },
      )
      .toBe(quantos);
  },
});
