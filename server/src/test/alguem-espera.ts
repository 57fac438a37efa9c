import type pg from 'pg';

/** Whether somebody waits for a lock of this database. */
export async function haQuemEspere(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

/** Until somebody does. */
export async function alguemEspera(pool: pg.Pool): Promise<void> {
  for (let vezes = 0; vezes < 5_000; vezes++) if (await haQuemEspere(pool)) return;
  throw new Error('ninguém esperou');
}
