import { recusaDaTroca } from '@indica-bem/domain/atendimento/regras';
import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { tutorExcluido } from '../../nucleo/tutor-excluido';
import { type Atendimento, anotar, praticar } from './praticar';

type Devolucao = Atendimento<{ vinculos: number }>;

/** One more choice of store, taken off the last coupon that had spent one. */
export const devolverTroca = (ctx: Contexto, ato: Devolucao): Promise<{ feito: number }> =>
  praticar(ctx, ato, { nome: 'devolver-troca', fazer: (trx) => devolver(trx, ato) });

async function devolver(trx: Trx, ato: Devolucao): Promise<number> {
  const { id, escrito } = ato;
  const p = await trx
    .selectFrom('prescricao')
    .select(['vinculos', 'data_ativacao'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!p) throw new Recusa('NAO_ENCONTRADO');
  const gastos = await trx
    .selectFrom('cupom')
    .select('id')
    .where('prescricao_id', '=', id)
    .where('estado', '=', 'cancelado')
    .where('devolvido', '=', false)
    .orderBy('criado_em', 'desc')
    .execute();
  const [ultimo] = gastos;
  const como = {
    finalizada: p.data_ativacao !== null,
    tutorExcluido: await tutorExcluido(trx, id),
    gastas: gastos.length,
    vinculos: p.vinculos,
  };
  const recusa = recusaDaTroca(como, escrito.vinculos);
  if (recusa || !ultimo) throw new Recusa(recusa ?? 'SEM_TROCA_A_DEVOLVER');
  await trx.updateTable('cupom').set({ devolvido: true }).where('id', '=', ultimo.id).execute();
  await trx.updateTable('prescricao').set({ vinculos: sql`vinculos + 1` }).where('id', '=', id).execute();
  return anotar(trx, { prescricaoId: id, cupomId: ultimo.id, tipo: 'troca_devolvida' }, ato);
}
