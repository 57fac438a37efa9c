import type pg from 'pg';

/** Until somebody waits for a lock of this database. */
export async function alguemEspera(pool: pg.Pool): Promise<void> {
  for (let vezes = 0; vezes < 5_000; vezes++) {
    const { rows } = await pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length > 0) return;
  }
  throw new Error('ninguém esperou');
}
