import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

/**
 * Holds the account as it is until the transaction ends, so that what a person does while the account is being deleted
 * or suspended happens wholly before or not at all. Locked before anything else, as the deletion does.
 */
export async function exigirContaViva(trx: Trx, id: number): Promise<void> {
  const viva = await trx
    .selectFrom('conta')
    .select('id')
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .where('suspensa_em', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!viva) throw new Recusa('SESSAO_INVALIDA');
}
