import type { Trx } from '../../db/conexao';

/**
 * One at a time for each tutor: whoever counts what they have, to add to it, holds their row until the transaction
 * ends. After the account's own lock, as the deletion does.
 */
export async function segurarTutor(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom('tutor').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}
