import type { PedidoDaLoja } from '@indica-bem/domain/estorno/pedido';
import type { Leitura } from '../../db/conexao';

/** As the store that asked follows it. */
export async function lerPedido(db: Leitura, id: number): Promise<PedidoDaLoja> {
  const { pedido_em, ...pedido } = await db
    .selectFrom('pedido_de_estorno')
    .select(['id as id_pedido', 'estado', 'motivo', 'pedido_em', 'resposta'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...pedido, pedido_em: pedido_em.toISOString() };
}
