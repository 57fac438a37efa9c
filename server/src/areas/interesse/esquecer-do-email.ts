import type { Trx } from '../../db/conexao';

/**
 * Who took part and is deleted goes from the list of who wanted to, too. Only by the mailbox they proved to read; from the
 * row of somebody else who once wrote with it, it goes alone.
 */
export async function esquecerDoEmail(trx: Trx, emailConfirmado: string): Promise<void> {
  await trx.deleteFrom('interesse').where('email', '=', emailConfirmado).execute();
  await trx.updateTable('interesse').set({ outro_email: null }).where('outro_email', '=', emailConfirmado).execute();
}
