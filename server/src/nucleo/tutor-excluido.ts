import type { Trx } from '../db/conexao';

/**
 * Whether the tutor of a recommendation is gone. Words about a person go with the account, and nobody comes a second time:
 * what the deletion empties is not written after it. The recommendation is held first, as the deletion does, so that one
 * of the two comes wholly before the other; then the account is read as it is.
 */
export async function tutorExcluido(trx: Trx, prescricaoId: number): Promise<boolean> {
  const p = await trx
    .selectFrom('prescricao')
    .select('tutor_id')
    .where('id', '=', prescricaoId)
    .forShare()
    .executeTakeFirst();
  if (!p || p.tutor_id === null) return false;
  const conta = await trx.selectFrom('conta').select('excluida_em').where('id', '=', p.tutor_id).executeTakeFirst();
  return conta !== undefined && conta.excluida_em !== null;
}

/** The same of a purchase. */
export async function tutorDoCupomExcluido(trx: Trx, cupomId: number): Promise<boolean> {
  const cupom = await trx.selectFrom('cupom').select('prescricao_id').where('id', '=', cupomId).executeTakeFirst();
  return cupom !== undefined && (await tutorExcluido(trx, cupom.prescricao_id));
}
