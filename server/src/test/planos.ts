import type pg from 'pg';
import type { Palco } from './palco';

type Recurso = 'seqscan' | 'sort' | 'bitmapscan';

/**
 * What PostgreSQL would do for every SELECT that `acao` sends: the plans, as text. `sem`: what it may not resort to, so
 * that a handful of rows tells what it would do with many.
 */
export async function planosDe({ pool }: Palco, acao: () => Promise<unknown>, sem: Recurso[] = []): Promise<string> {
  const enviados: { text: string; values: unknown[] }[] = [];
  const anotar = (comando: unknown, valores: unknown) => {
    const { text, values } =
      typeof comando === 'string' ? { text: comando, values: valores } : (comando as { text: string; values: unknown });
    if (/^(\/\*.*\*\/)?\s*(select|with)/i.test(text)) enviados.push({ text, values: (values as unknown[]) ?? [] });
  };
  const conectar = pool.connect;
  Object.assign(pool, {
    connect: async (...comRetorno: unknown[]) => {
      // `pool.query` connects with a callback; the queue does so at any moment, and is not what is being watched.
      if (comRetorno.length > 0) return Reflect.apply(conectar, pool, comRetorno);
      const client = await (conectar as () => Promise<pg.PoolClient>).call(pool);
      const { query, release } = client;
      const escutar = (...args: unknown[]) => {
        anotar(args[0], args[1]);
        return Reflect.apply(query, client, args);
      };
      return Object.assign(client, {
        query: escutar,
        release: (...args: unknown[]) => {
          Object.assign(client, { query, release });
          return Reflect.apply(release, client, args);
        },
      });
    },
  });
  try {
    await acao();
  } finally {
    Object.assign(pool, { connect: conectar });
  }
  const planos: string[] = [];
  const client = await pool.connect();
  try {
    await client.query('begin');
    for (const recurso of sem) await client.query(`set local enable_${recurso} = off`);
    for (const { text, values } of enviados) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
      planos.push(...rows.map((row) => row['QUERY PLAN']));
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return planos.join('\n');
}
