import { exportarDadosDoLojista } from '@indica-bem/domain/conta/contrato-dos-direitos';
import * as contrato from '@indica-bem/domain/lojista/contrato';
import type { Atender } from '../../http/atender';
import { entregarDados } from '../../http/entregar-dados';
import type { Contexto } from '../../nucleo/contexto';
import { alterarLojista } from './alterar-lojista';
import { excluirLojista } from './excluir-lojista';
import { exportarDados } from './exportar-dados';
import { lerLojista, lerLojistaPublico } from './ler-lojista';
import { lerPendencias } from './ler-pendencias';
import { listarIdsDeLojas, listarLojasDoAdmin } from './listar-lojas-do-admin';
import { listarLojistas } from './listar-lojistas';
import { situarCep } from './situar-cep';

export function rotasDoLojista(atender: Atender, ctx: Contexto): void {
  const { db } = ctx;

  atender(contrato.listarLojistas, ({ query: { latitude, longitude, ...filtro }, alcance, hoje }) => {
    const perto = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined;
    if (alcance === 'todos' && !perto) return listarLojasDoAdmin(db, { ...filtro, hoje });
    return listarLojistas(db, { ...filtro, perto, hoje });
  });

  atender(contrato.listarIdsDeLojistas, ({ query }) => listarIdsDeLojas(db, query));

  atender(contrato.verLugarDoCep, ({ params }) => situarCep(db, params.cep));

  atender(contrato.verLojista, async ({ params: { id }, sessao, alcance, hoje }) => {
    if (alcance === 'publico') return lerLojistaPublico(db, id, hoje);
    const loja = await lerLojista(db, id, hoje);
    const exclui = sessao.funcao !== null && sessao.funcao in contrato.excluirLojista.acesso;
    return exclui ? { ...loja, pendencias: await lerPendencias(db, id) } : loja;
  });

  atender(contrato.alterarLojista, ({ params: { id }, body: corpo, sessao, alcance, req, agora, hoje, autoria }) =>
    alterarLojista(ctx, { id, corpo, alcance, sessao, endereco: req.ip, agora, hoje, autoria }),
  );

  atender(contrato.excluirLojista, async ({ params, agora, autoria }) => {
    await excluirLojista(db, ctx.fila, { id: params.id, agora, autoria });
    return {};
  });

  atender(exportarDadosDoLojista, async (requisicao) =>
    entregarDados(db, requisicao, await exportarDados(db, requisicao.params.id, requisicao.agora)),
  );
}
