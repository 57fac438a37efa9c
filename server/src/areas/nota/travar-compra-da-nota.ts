import { recusaDaVez } from '@indica-bem/domain/estorno/regras';
import { sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';

type Quem = Pick<Sessao, 'id' | 'papel'>;

/** The coupons somebody may speak of: a store's own sales, a tutor's own purchases, the team's all. */
export function cuponsDe(db: Leitura, { id, papel }: Quem) {
  const cupons = db
    .selectFrom('cupom as c')
    .innerJoin('prescricao as p', 'p.id', 'c.prescricao_id')
    .innerJoin('lojista as l', 'l.id', 'c.lojista_id');
  if (papel === 'indicabem') return cupons;
  return papel === 'lojista' ? cupons.where('c.lojista_id', '=', id) : cupons.where('p.tutor_id', '=', id);
}

/**
 * The purchase `vez` of a coupon, with all that a receipt is compared with. Its row is held: whoever undoes it, or sends
 * another receipt for it, comes wholly before or wholly after.
 */
export async function travarCompraDaNota(trx: Trx, { id, vez, quem }: { id: number; vez: number; quem: Quem }) {
  const compra = await cuponsDe(trx, quem)
    .select(['c.id', 'c.vez', 'c.estado', 'c.data_efetivacao', 'l.tipo'])
    // A store that went keeps its CNPJ for what it sold.
    .select(sql<string | null>`coalesce(l.cnpj, l.cnpj_da_excluida)`.as('cnpj'))
    .where('c.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst();
  if (!compra) throw new Recusa('NAO_ENCONTRADO');
  const recusa = recusaDaVez(compra, vez);
  if (recusa) throw new Recusa(recusa === 'SEM_VENDA' ? 'SEM_COMPRA' : recusa);
  return { ...compra, data: compra.data_efetivacao ?? '', online: compra.tipo === 'loja_online' };
}

export const notaDaVez = (trx: Trx, { id, vez }: { id: number; vez: number }) =>
  trx.selectFrom('nota').selectAll().where('cupom_id', '=', id).where('vez', '=', vez).executeTakeFirst();
