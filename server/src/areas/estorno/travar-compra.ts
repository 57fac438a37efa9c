import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

/**
 * The store is held as it is, so that it is not deleted meanwhile; then the recommendation is locked, then the coupon:
 * the order of choosing a store, of the till and of the deletions. Read after the locks: what stands now.
 */
export async function travarCompra(trx: Trx, idCupom: number) {
  const { prescricao_id, lojista_id } = await trx
    .selectFrom('cupom')
    .select(['prescricao_id', 'lojista_id'])
    .where('id', '=', idCupom)
    .executeTakeFirstOrThrow(() => new Recusa('NAO_ENCONTRADO'));
  await trx.selectFrom('lojista').select('id').where('id', '=', lojista_id).forShare().execute();
  const { tutor_id } = await trx
    .selectFrom('prescricao')
    .select('tutor_id')
    .where('id', '=', prescricao_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // The coupon's id does not change: who only points at it, as the judgement does, need not wait.
  const cupom = await trx
    .selectFrom('cupom')
    .selectAll()
    .where('id', '=', idCupom)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const contas = await trx
    .selectFrom('conta')
    .select(['id', 'excluida_em'])
    .where('id', 'in', [lojista_id, tutor_id ?? 0])
    .execute();
  const excluida = (id: number | null) => contas.some((conta) => conta.id === id && conta.excluida_em !== null);
  return { cupom, tutorId: tutor_id, tutorExcluido: excluida(tutor_id), lojaExcluida: excluida(lojista_id) };
}
export type CompraTravada = Awaited<ReturnType<typeof travarCompra>>;
