import { recusaDeTirar } from '@indica-bem/domain/atendimento/regras';
import { hojeEmSaoPaulo, isoParaBr } from '@indica-bem/domain/brasil/datas';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { type Atendimento, anotar, praticar } from './praticar';

/** Ends the coupon and gives the choice back: another store costs nothing, and an online one's finality is lifted. */
export const liberarCupom = (ctx: Contexto, ato: Atendimento<object>): Promise<{ feito: number }> =>
  praticar(ctx, ato, { nome: 'liberar-cupom', fazer: (trx) => tirar(trx, ctx, ato, 'cupom_liberado') });

/** Ends the coupon; the choice that it took stays spent. */
export const cancelarCupom = (ctx: Contexto, ato: Atendimento<object>): Promise<{ feito: number }> =>
  praticar(ctx, ato, { nome: 'cancelar-cupom', fazer: (trx) => tirar(trx, ctx, ato, 'cupom_cancelado') });

/**
 * The recommendation is locked first, then its coupon: the order of the till, which comes before or after and never beside.
 * The recommendation is without a store again, and its tutor is told: nobody should hear it at the till.
 */
async function tirar(
  trx: Trx,
  { fila }: Pick<Contexto, 'fila'>,
  ato: Atendimento<object>,
  tipo: 'cupom_liberado' | 'cupom_cancelado',
): Promise<number> {
  const { id: cupomId, agora } = ato;
  const { prescricao_id: prescricaoId } = await trx
    .selectFrom('cupom')
    .select('prescricao_id')
    .where('id', '=', cupomId)
    .executeTakeFirstOrThrow(() => new Recusa('NAO_ENCONTRADO'));
  await trx.selectFrom('prescricao').select('id').where('id', '=', prescricaoId).forUpdate().execute();
  const cupom = await trx
    .selectFrom('cupom')
    .select(['estado', 'vez', 'data_validade as validade'])
    .where('id', '=', cupomId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const recusa = recusaDeTirar(cupom, hojeEmSaoPaulo(agora));
  if (recusa) throw new Recusa(recusa, { partes: { data: isoParaBr(cupom.validade) } });
  const devolvido = tipo === 'cupom_liberado';
  await trx
    .updateTable('cupom')
    .set({ estado: 'cancelado', motivo_cancelamento: 'administracao', devolvido })
    .where('id', '=', cupomId)
    .execute();
  await trx
    .updateTable('prescricao')
    .set({ lojista_id: null, ...(devolvido && { vinculos: sql<number>`vinculos + 1` }) })
    .where('id', '=', prescricaoId)
    .execute();
  const acontecimentoId = await anotar(trx, { prescricaoId, cupomId, tipo }, ato);
  await fila.enfileirar(trx, 'email-cupom-tirado', { acontecimentoId });
  return acontecimentoId;
}
