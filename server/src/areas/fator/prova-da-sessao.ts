import { MINUTOS_DA_PROVA } from '@indica-bem/domain/fator/regras';
import type { Leitura, Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';

/** Whether who holds the session proved, minutes ago, to be the owner of the account. */
export async function provadaHaPouco(db: Leitura, { tokenHash }: Sessao, agora: Date): Promise<boolean> {
  const desde = new Date(agora.getTime() - MINUTOS_DA_PROVA * 60_000);
  const sessao = await db
    .selectFrom('sessao')
    .select('provada_em')
    .where('token_hash', '=', tokenHash)
    .where('provada_em', '>', desde)
    .executeTakeFirst();
  return sessao !== undefined;
}

/** A session that was left open, or stolen, does not change what guards the account. */
export async function exigirProva(db: Leitura, sessao: Sessao, agora: Date): Promise<void> {
  if (!(await provadaHaPouco(db, sessao, agora))) throw new Recusa('CONFIRME_QUE_E_VOCE');
}

export async function anotarProva(trx: Trx, { tokenHash }: Sessao, agora: Date): Promise<void> {
  await trx.updateTable('sessao').set({ provada_em: agora }).where('token_hash', '=', tokenHash).execute();
}
