import type { Entrada } from '@indica-bem/domain/contrato/chamada';
import type { pedirEstorno as chamada } from '@indica-bem/domain/estorno/contrato';
import type { PedidoDaLoja } from '@indica-bem/domain/estorno/pedido';
import { PEDIDOS_POR_VENDA, recusaDaVez } from '@indica-bem/domain/estorno/regras';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { consumir } from '../../nucleo/limites';
import { Recusa } from '../../nucleo/recusa';
import { contasDaEquipe } from '../conta/contas-da-equipe';
import { lerPedido } from './ler-pedido';
import { travarCompra } from './travar-compra';

type Escrito = Entrada<typeof chamada>['body'];
type Pedido = {
  id: number;
  escrito: Escrito;
  chave: string | undefined;
  lojistaId: number;
  agora: Date;
  autoria: Autoria;
};

// Each one is read by a person of the team, and written to all of it.
const POR_DIA = { max: 20, janela: 86_400, recusa: 'COTA_DE_PEDIDOS' } as const;

/** What the store may no longer undo by itself it asks for; one open request for each sale. */
export function pedirEstorno(ctx: Contexto, pedido: Pedido): Promise<PedidoDaLoja> {
  const { id, escrito, chave, lojistaId, agora, autoria } = pedido;
  return transacao(ctx.db, (trx) =>
    umaVez<PedidoDaLoja>(
      trx,
      { contaId: lojistaId, ato: 'pedido-de-estorno', chave, corpo: { id, ...escrito }, agora, autoria },
      {
        criar: async () => lerPedido(trx, await inserir(trx, ctx, pedido)),
        idDe: ({ id_pedido }) => id_pedido,
        reler: (feito) => lerPedido(trx, feito),
      },
    ),
  );
}

async function inserir(trx: Trx, ctx: Contexto, { id, escrito, lojistaId, agora }: Pedido): Promise<number> {
  const { cupom, tutorExcluido } = await travarCompra(trx, id);
  if (cupom.lojista_id !== lojistaId) throw new Recusa('NAO_ENCONTRADO');
  const { vez, motivo, texto = null } = escrito;
  const recusa = recusaDaVez(cupom, vez);
  if (recusa) throw new Recusa(recusa);
  const antes = await trx
    .selectFrom('pedido_de_estorno')
    .select('estado')
    .where('cupom_id', '=', id)
    .where('vez', '=', vez)
    .execute();
  if (antes.some(({ estado }) => estado === 'aberto')) throw new Recusa('PEDIDO_ABERTO');
  if (antes.length >= PEDIDOS_POR_VENDA) throw new Recusa('PEDIDOS_ESGOTADOS');
  if (ctx.config.limites) await consumir(trx, `pedido-de-estorno:${lojistaId}`, POR_DIA, agora);
  const { id: pedidoId } = await trx
    .insertInto('pedido_de_estorno')
    .values({
      cupom_id: id,
      vez,
      lojista_id: lojistaId,
      motivo,
      texto: tutorExcluido ? null : texto,
      pedido_em: agora,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const equipe = await contasDaEquipe(trx, 'atendimento');
  await ctx.fila.enfileirarTodas(
    trx,
    'email-pedido-de-estorno',
    equipe.map((contaId) => ({ pedidoId, contaId })),
  );
  return pedidoId;
}
