import type pg from 'pg';
import type { Config } from '../config/config';

export type Pooler = Config['pooler'];

/** A pooler numbers its clients itself: the process that PostgreSQL says it is, is another. */
export async function haPooler(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect();
  try {
    return await porPooler(client);
  } finally {
    client.release();
  }
}

async function porPooler(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid !== (client as unknown as { processID: number }).processID;
}

/** One that nobody spoke of is taken for the kind that keeps least: what works there works with any. */
export async function contarComPooler<C extends Pick<Config, 'pooler' | 'prepara'>>(
  pool: pg.Pool,
  config: C,
  avisar: (frase: string) => void,
): Promise<C> {
  if (config.pooler !== 'none' || !(await haPooler(pool))) return config;
  avisar(
    'Há um pooler no caminho de DATABASE_URL, e DATABASE_POOLER não diz de que tipo. Supondo que empresta conexões por ' +
      'transação; se é por sessão, informe DATABASE_POOLER=session.',
  );
  return { ...config, pooler: 'transaction', prepara: false };
}

/**
 * A migration holds its lock, and what it set, by its session. Lent by the transaction, its next statement would run on
 * another one, and the lock stay on one that nobody closes. No lock of a transaction would do: an index made concurrently
 * runs in none, and needs the settings too.
 */
export async function exigirSessao(client: pg.ClientBase, pooler: Pooler): Promise<void> {
  if (pooler === 'transaction' || (pooler === 'none' && (await porPooler(client)))) throw new Error(SEM_SESSAO);
}

const SEM_SESSAO =
  'O banco de dados está atrás desta versão, e através de um pooler por transação não se migra. Informe em ' +
  'DATABASE_MIGRATION_URL o endereço do próprio PostgreSQL (ou, se o pooler empresta conexões por sessão, ' +
  'DATABASE_POOLER=session).';
