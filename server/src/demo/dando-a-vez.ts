import { setTimeout as esperar } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/conexao';
import { codigoSql } from '../db/erros-do-banco';
import { umaInstanciaPorVez } from '../db/uma-instancia-por-vez';

const SEM_TRAVA = '55P03';
const TENTATIVAS = 60;
const PAUSA_MS = 250;

/**
 * For what locks half the database beside people at work: it takes nothing in their order, so it never makes them wait
 * long enough to be taken for a deadlock. It lets go of everything, and tries again at a quieter moment.
 */
export async function dandoAVez<T>(db: Db, acao: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await umaInstanciaPorVez(db, async (trx) => {
        await sql`set local lock_timeout = '300ms'`.execute(trx);
        return acao(trx);
      });
    } catch (erro) {
      if (codigoSql(erro) !== SEM_TRAVA) throw erro;
      if (tentativa === TENTATIVAS)
        throw new Error('Nada foi removido: há gente usando a demonstração. Pare o produto e tente de novo.');
      await esperar(PAUSA_MS);
    }
  }
}
