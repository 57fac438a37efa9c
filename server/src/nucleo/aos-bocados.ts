import type { Db, Trx } from '../db/conexao';
import { transacao } from '../db/transacao';

export const POR_BOCADO = 5_000;
/** In one run; what is left goes with the next. */
const BOCADOS = 100;

/** Cleaning by short transactions, and not for ever: however much there is, nobody waits for it. */
export async function aosBocados(db: Db, bocado: (trx: Trx) => Promise<{ numAffectedRows?: bigint }>): Promise<void> {
  for (let feitos = 0; feitos < BOCADOS; feitos++) {
    const { numAffectedRows = 0n } = await transacao(db, bocado);
    if (numAffectedRows < BigInt(POR_BOCADO)) return;
  }
}
