import type { Trx } from '../../db/conexao';

/** Who of the team is written to when something waits for it. */
export async function contasDaEquipe(trx: Trx): Promise<number[]> {
  const equipe = await trx
    .selectFrom('conta')
    .select('id')
    .where('papel', '=', 'indicabem')
    .where('excluida_em', 'is', null)
    .where('suspensa_em', 'is', null)
    .execute();
  return equipe.map(({ id }) => id);
}
