import type pg from 'pg';

/** Sessions, seals, deadlines: instances may differ by seconds, not by more. */
const TOLERANCIA_MS = 30_000;

export type RelogioDoBanco = {
  /** `hora`: what the database said; `de` and `ate`: `performance.now()` before asking and when it had answered. */
  acertar(hora: number, de: number, ate: number): void;
  /** By how many milliseconds this machine is ahead of the database (behind: negative), where that is too many. */
  desvio(): number | null;
  hora(): Date;
};

/**
 * This machine's hour, as long as it is the database's, which all instances share; else the database's, carried on by the
 * machine's own count, so that not even a clock that was just set wrong ends anybody's session.
 */
export function abrirRelogio(daMaquina: () => number = Date.now): RelogioDoBanco {
  let medida: { hora: number; em: number } | undefined;
  const adiante = () => (medida ? daMaquina() - (medida.hora + performance.now() - medida.em) : 0);
  const desvio = () => {
    const ms = adiante();
    return Math.abs(ms) > TOLERANCIA_MS ? ms : null;
  };
  return {
    acertar(hora, de, ate) {
      // The database looked at its clock about half way.
      medida = { hora, em: (de + ate) / 2 };
    },
    desvio,
    hora: () => new Date(daMaquina() - (desvio() ?? 0)),
  };
}

/** What `acertar` needs, in a statement that asks for more besides. */
export const HORA_DO_BANCO = 'extract(epoch from clock_timestamp()) * 1000 as hora';

export async function acertarRelogio(relogio: RelogioDoBanco, pool: pg.Pool): Promise<void> {
  const conexao = await pool.connect();
  try {
    const de = performance.now();
    const { rows } = await conexao.query<{ hora: number }>(`select ${HORA_DO_BANCO}`);
    if (rows[0]) relogio.acertar(rows[0].hora, de, performance.now());
  } finally {
    conexao.release();
  }
}
