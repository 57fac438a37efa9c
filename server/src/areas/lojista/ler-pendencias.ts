import type { Pendencias } from '@indica-bem/domain/lojista/contrato';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { lerDevido } from '../acerto/ler-devido';

/** What is still between the group and a store, for whoever is about to delete it. */
export async function lerPendencias(db: Leitura, id: number): Promise<Pendencias> {
  const { a_pagar, aberto } = await lerDevido(db, id);
  const { rows } = await sql<Pick<Pendencias, 'pedidos' | 'contestacoes'>>`
    select (select count(*)::int from pedido_de_estorno where lojista_id = ${id} and estado = 'aberto') as pedidos,
           (select count(*)::int from contestacao where lojista_id = ${id} and estado = 'aberta') as contestacoes`.execute(
    db,
  );
  const { pedidos, contestacoes } = rows[0] as (typeof rows)[number];
  const { total, herdado, em_analise } = aberto;
  return { a_pagar: a_pagar.total, aberto: total, herdado, em_analise: em_analise.compras, pedidos, contestacoes };
}
