import type { Trx } from '../../db/conexao';

/**
 * Nobody comes in by Google or Facebook any more who did so before. Where the provider vouches for the account's mailbox the
 * next time binds it again; where it does not, it may have been a stranger's.
 */
export async function desvincularIdentidades(trx: Trx, contaId: number): Promise<void> {
  await trx.deleteFrom('identidade_social').where('conta_id', '=', contaId).execute();
}
