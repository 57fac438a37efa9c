import { sql } from 'kysely';
import pg from 'pg';
import type { Trx } from './conexao';
import type { Pooler } from './pooler';

const CANAL = 'indica_bem';
const OUTRA_VEZ = 2_000;
const SEM_OUVIR = 5_000;

/** What every instance remembers for a while has changed: they hear of it when this transaction is done. */
export async function avisarInstancias(trx: Trx): Promise<void> {
  await sql`select pg_notify(${CANAL}, '')`.execute(trx);
}

/**
 * Calls `aoMudar` at each word of another instance or command, over a connection of its own. After a cut it listens again,
 * and takes it that there was something to hear. A pooler that lends connections by the transaction passes nothing on:
 * there, every few seconds is taken for a word. To ask whether something changed would cost what reading it anew does.
 */
export function ouvirInstancias(
  connectionString: string,
  aoMudar: () => void,
  { pooler = 'none', aCada = SEM_OUVIR }: { pooler?: Pooler; aCada?: number } = {},
): { parar(): Promise<void> } {
  if (pooler === 'transaction') {
    const palavra = setInterval(aoMudar, aCada).unref();
    return { parar: async () => clearInterval(palavra) };
  }
  let parado = false;
  let atual: pg.Client | undefined;
  let relogio: NodeJS.Timeout | undefined;

  async function ligar(): Promise<void> {
    const cliente = new pg.Client({ connectionString, application_name: 'indica-bem', keepAlive: true });
    atual = cliente;
    cliente.on('notification', aoMudar);
    // It ends after each error too: one way to begin again.
    cliente.on('error', () => undefined);
    cliente.once('end', religar);
    try {
      await cliente.connect();
      await cliente.query(`listen ${CANAL}`);
      aoMudar();
    } catch {
      await cliente.end().catch(() => undefined);
      religar();
    }
  }

  function religar(): void {
    clearTimeout(relogio);
    if (!parado) relogio = setTimeout(ligar, OUTRA_VEZ).unref();
  }

  void ligar();
  return {
    async parar() {
      parado = true;
      clearTimeout(relogio);
      await atual?.end().catch(() => undefined);
    },
  };
}
