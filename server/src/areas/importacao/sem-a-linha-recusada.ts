import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { dadosRecusados } from '../../db/erros-do-banco';
import { type Celulas, NAO_GRAVADA, type Veredito } from './importador';

/**
 * A batch goes in as a whole. One that the database refuses is halved until the row is found that it does not take: the
 * others go in, and that one comes back to be corrected. Trying the same batch again would stop the whole file.
 */
export async function semALinhaRecusada(
  trx: Trx,
  lote: Celulas[],
  aplicar: (parte: Celulas[]) => Promise<Veredito[]>,
): Promise<Veredito[]> {
  await sql`savepoint parte`.execute(trx);
  try {
    const vereditos = await aplicar(lote);
    await sql`release savepoint parte`.execute(trx);
    return vereditos;
  } catch (erro) {
    if (!dadosRecusados(erro)) throw erro;
    await sql`rollback to savepoint parte`.execute(trx);
    await sql`release savepoint parte`.execute(trx);
  }
  if (lote.length < 2) return lote.map(() => NAO_GRAVADA);
  const meio = Math.ceil(lote.length / 2);
  const primeiras = await semALinhaRecusada(trx, lote.slice(0, meio), aplicar);
  return [...primeiras, ...(await semALinhaRecusada(trx, lote.slice(meio), aplicar))];
}
