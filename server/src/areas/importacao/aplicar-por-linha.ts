import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { bancoForaDoAr, codigoSql, unicidadeViolada } from '../../db/erros-do-banco';
import { Recusa } from '../../nucleo/recusa';
import { ACEITA, type Aplicacao, type Aplicar, type Celulas, NAO_GRAVADA, recusada, type Veredito } from './importador';

type AplicarLinha<T> = (trx: Trx, celulas: Celulas, circunstancias: Aplicacao) => Promise<T>;
/** What follows for all that went in, together: their e-mails go to the queue in one statement. */
type Depois<T> = (trx: Trx, feitas: T[], circunstancias: Aplicacao) => Promise<void>;

/** For what is done one by one: a row that cannot go in takes nothing else with it. A thrown Recusa is why. */
export function aplicarPorLinha<T>(aplicar: AplicarLinha<T>, duplicada: string, depois: Depois<T>): Aplicar {
  return async (trx, lote, circunstancias) => {
    const vereditos: Veredito[] = [];
    const feitas: T[] = [];
    for (const celulas of lote) {
      await sql`savepoint linha`.execute(trx);
      try {
        const feita = await aplicar(trx, celulas, circunstancias);
        await sql`release savepoint linha`.execute(trx);
        vereditos.push(ACEITA);
        feitas.push(feita);
      } catch (erro) {
        if (bancoForaDoAr(erro) || PEDE_REPETICAO.has(codigoSql(erro) ?? '')) throw erro;
        await sql`rollback to savepoint linha`.execute(trx);
        vereditos.push(vereditoDe(erro, duplicada));
      }
    }
    await depois(trx, feitas, circunstancias);
    return vereditos;
  };
}

const PEDE_REPETICAO = new Set(['40001', '40P01']);

function vereditoDe(erro: unknown, duplicada: string): Veredito {
  // Somebody came in with the same data between the look and the write.
  if (unicidadeViolada(erro) !== undefined) return recusada(duplicada);
  if (!(erro instanceof Recusa)) return NAO_GRAVADA;
  return recusada(Object.values(erro.detalhes.campos ?? {}).join('; ') || erro.message);
}
