import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import { exigirContaViva } from '../conta/exigir-conta-viva';

/**
 * Of a request, before anything of it: the tutor's account and the partner's, as the deletions do. It is answered before
 * either of them goes, or finds what that left of it.
 */
export async function segurarContas(trx: Trx, id: number, prescritorId: number): Promise<void> {
  const dono = await trx
    .selectFrom('renovacao')
    .select('tutor_id')
    .where('id', '=', id)
    .where('prescritor_id', '=', prescritorId)
    .executeTakeFirst();
  if (!dono) throw new Recusa('NAO_ENCONTRADO');
  await trx.selectFrom('conta').select('id').where('id', '=', dono.tutor_id).forShare().execute();
  await exigirContaViva(trx, prescritorId);
}
