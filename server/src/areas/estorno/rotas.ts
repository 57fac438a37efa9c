import * as contrato from '@indica-bem/domain/estorno/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { desfazerVenda } from './desfazer-venda';
import { listarEstornos } from './listar-estornos';
import { listarPedidos } from './listar-pedidos';
import { pedirEstorno } from './pedir-estorno';
import { aprovarPedido, recusarPedido } from './responder-pedido';

export function rotasDoEstorno(atender: Atender, ctx: Contexto): void {
  atender(contrato.desfazerVenda, ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) =>
    desfazerVenda(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria }),
  );

  atender(contrato.pedirEstorno, ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) =>
    pedirEstorno(ctx, { id, escrito, chave: headers['idempotency-key'], lojistaId: sessao.id, agora, autoria }),
  );

  atender(contrato.listarPedidos, ({ query }) => listarPedidos(ctx.db, query));

  atender(contrato.aprovarPedido, ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) =>
    aprovarPedido(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria }),
  );

  atender(contrato.recusarPedido, ({ sessao, params: { id }, body: escrito, headers, agora, autoria }) =>
    recusarPedido(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, autoria }),
  );

  atender(contrato.listarEstornos, ({ sessao, query }) => listarEstornos(ctx.db, { ...query, sessao }));
}
