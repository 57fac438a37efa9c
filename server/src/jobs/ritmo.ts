import { setTimeout as esperar } from 'node:timers/promises';
import type pg from 'pg';

const DE_NOVO_MS = 1_000;

/**
 * So many a minute over all instances, evenly: each takes the next free moment, which a row of the database knows, and waits for it.
 * While the database does not answer, nothing goes.
 */
export function abrirRitmo(pool: pg.Pool, porMinuto: number | undefined, aoFalhar: (erro: unknown) => void) {
  return async (sinal: AbortSignal): Promise<void> => {
    if (porMinuto === undefined) return;
    while (!sinal.aborted) {
      const faltam = await tomarMomento(pool, 60 / porMinuto).catch(aoFalhar);
      await esperar(faltam ?? DE_NOVO_MS, undefined, { signal: sinal }).catch(() => undefined);
      if (faltam !== undefined) return;
    }
  };
}

async function tomarMomento(pool: pg.Pool, passo: number): Promise<number> {
  const { rows } = await pool.query<{ faltam: number }>(
    `insert into limite as l (chave, vezes, livre_em, expira_em)
     values ('correio:ritmo', 1, to_timestamp(0), now() + $1::float8 * interval '1 second')
     on conflict (chave) do update set expira_em = greatest(l.expira_em, now()) + $1::float8 * interval '1 second'
     returning (extract(epoch from l.expira_em - now()) - $1::float8) * 1000 as faltam`,
    [passo],
  );
  return Math.max(0, Number(rows[0]?.faltam ?? 0));
}
