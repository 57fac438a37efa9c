import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

/** Campaign before stores: the order every act on both takes. */
export async function travarCampanha(trx: Trx, id: number): Promise<void> {
  const viva = await trx
    .selectFrom('campanha')
    .select('id')
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!viva) throw new Recusa('NAO_ENCONTRADO');
}
