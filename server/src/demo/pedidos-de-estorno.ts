import { sql } from 'kysely';
import type { Trx } from '../db/conexao';

const UM_DIA = 86_400_000;

/** A store's request that nobody of the team has answered: the panel says so, and it can be tried out. */
export async function semearPedidoDeEstorno(trx: Trx, { loja, agora }: { loja: number; agora: Date }): Promise<void> {
  const ontem = new Date(agora.getTime() - UM_DIA);
  await sql`
    insert into pedido_de_estorno (cupom_id, vez, lojista_id, motivo, texto, pedido_em)
    select id, vez, lojista_id, 'valor_errado', 'Digitamos o preço do pacote maior.', ${ontem}
      from cupom where lojista_id = ${loja} and estado = 'efetivado' and efetivado_em < ${ontem}
     order by efetivado_em desc, id limit 1`.execute(trx);
}
