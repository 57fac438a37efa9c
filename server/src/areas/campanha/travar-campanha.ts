import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import { Recusa } from '../../nucleo/recusa';

/**
 * Campaign before stores: the order every act on both takes. Not so hard that a coupon which names the campaign would have
 * to wait: whoever makes it holds a store.
 */
export async function travarCampanha(trx: Trx, id: number): Promise<void> {
  if (!(await tomarCampanha(trx, id))) throw new Recusa('NAO_ENCONTRADO');
}

/** Answers whether it is still there. */
export async function tomarCampanha(trx: Trx, id: number): Promise<boolean> {
  const viva = await trx
    .selectFrom('campanha')
    .select('id')
    .where('id', '=', id)
    .where('excluida_em', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return viva !== undefined;
}

/** Many of them, by their ids: as whoever suspends many, or moves them to another campaign. */
export async function segurarLojas(trx: Trx, quais: RawBuilder<boolean>): Promise<void> {
  await sql`select from lojista l where ${quais} order by l.id for no key update`.execute(trx);
}
