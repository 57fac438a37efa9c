import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';

const PRAZO_MS = 300_000;

/** What the run before left to be done in the background is no part of the next: that one leaves its own. */
export async function assentar(pool: pg.Pool): Promise<void> {
  const ate = Date.now() + PRAZO_MS;
  for (;;) {
    const { rows } = await pool.query<{ resta: boolean }>(
      'select exists (select from compra_a_julgar) or exists (select from quilo_a_registrar) as resta',
    );
    if (!rows[0]?.resta) return;
    if (Date.now() > ate) throw new Error('o trabalho de fundo não acaba');
    await esperar(250);
  }
}
