import type { PedidoDaLoja } from '@indica-bem/domain/estorno/pedido';
import { recusaDaVez } from '@indica-bem/domain/estorno/regras';
import type { Trx } from '../../db/conexao';
import { transacao } from '../../db/transacao';
import type { Autoria } from '../../nucleo/auditoria';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { estornarCompra } from './estornar-compra';
import { lerPedido } from './ler-pedido';
import { travarCompra } from './travar-compra';

type Pedido = { id: number; chave: string | undefined; sessao: Sessao; agora: Date; autoria: Autoria };
type Aprovacao = Pedido & { escrito: { vez: number; resposta?: string | null | undefined } };
type Negativa = Pedido & { escrito: { resposta: string } };

/** Undoes the purchase that the store asked about; it names the turn, so that no other one is undone by it. */
export const aprovarPedido = (ctx: Contexto, pedido: Aprovacao): Promise<PedidoDaLoja> =>
  responder(ctx, pedido, 'aprovar', async (trx, { compra, aberto }) => {
    const { escrito, sessao, agora } = pedido;
    const { motivo, texto } = aberto;
    const recusa = escrito.vez === aberto.vez ? recusaDaVez(compra.cupom, aberto.vez) : 'SEM_VENDA';
    if (recusa) throw new Recusa(recusa);
    const resposta = escrito.resposta ?? null;
    await estornarCompra(trx, ctx.fila, compra, { motivo, texto, quem: sessao, agora, resposta });
  });

/** The sale stands, and the store reads why. */
export const recusarPedido = (ctx: Contexto, pedido: Negativa): Promise<PedidoDaLoja> =>
  responder(ctx, pedido, 'recusar', async (trx, { compra }) => {
    const { id, escrito, sessao, agora } = pedido;
    const resposta = compra.tutorExcluido ? null : escrito.resposta;
    await trx
      .updateTable('pedido_de_estorno')
      .set({ estado: 'recusado', resposta, respondido_por: sessao.id, respondido_em: agora })
      .where('id', '=', id)
      .execute();
    await ctx.fila.enfileirar(trx, 'email-pedido-recusado', { pedidoId: id });
  });

type Aberto = Awaited<ReturnType<typeof travarAberto>>;

/** The purchase is locked before the request about it, as who undoes it otherwise does. */
function responder(
  ctx: Contexto,
  { id, chave, sessao, agora, autoria, escrito }: Aprovacao | Negativa,
  ato: 'aprovar' | 'recusar',
  decidir: (trx: Trx, travado: Aberto) => Promise<void>,
): Promise<PedidoDaLoja> {
  return transacao(ctx.db, (trx) =>
    umaVez<PedidoDaLoja>(
      trx,
      { contaId: sessao.id, ato: `${ato}-estorno`, chave, corpo: { id, ...escrito }, agora, autoria },
      {
        criar: async () => {
          await decidir(trx, await travarAberto(trx, id));
          return lerPedido(trx, id);
        },
        idDe: ({ id_pedido }) => id_pedido,
        reler: (respondido) => lerPedido(trx, respondido),
      },
    ),
  );
}

async function travarAberto(trx: Trx, id: number) {
  const { cupom_id } = await trx
    .selectFrom('pedido_de_estorno')
    .select('cupom_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new Recusa('NAO_ENCONTRADO'));
  const compra = await travarCompra(trx, cupom_id);
  const aberto = await trx
    .selectFrom('pedido_de_estorno')
    .select(['vez', 'motivo', 'texto'])
    .where('id', '=', id)
    .where('estado', '=', 'aberto')
    .forUpdate()
    .executeTakeFirst();
  if (!aberto) throw new Recusa('PEDIDO_RESPONDIDO');
  return { compra, aberto };
}
