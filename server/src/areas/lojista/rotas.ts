import { exportarDadosDoLojista } from '@indica-bem/domain/conta/contrato-dos-direitos';
import * as contrato from '@indica-bem/domain/lojista/contrato';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import { lerEmEdicao } from '../../nucleo/abrir-edicao';
import type { Contexto } from '../../nucleo/contexto';
import { alterarPerfil } from '../conta/alterar-perfil';
import { entregarDados } from '../conta/entregar-dados';
import { excluirConta } from '../conta/excluir-conta';
import { exportarDados } from './exportar-dados';
import { gravarLojista } from './gravar-lojista';
import { lerLojista, lerLojistaPublico } from './ler-lojista';
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

  atender(contrato.verLojista, ({ params, alcance, hoje }) =>
    alcance === 'publico' ? lerLojistaPublico(db, params.id, hoje) : lerLojista(db, params.id, hoje),
  );

  atender(contrato.alterarLojista, async ({ params: { id }, body, sessao, alcance, req, agora, hoje }) => {
    const atual = await lerEmEdicao(body.versao, () => lerLojista(db, id, hoje));
    // Campaign, kind and CNPJ are the team's to set: from the store itself they are not even read.
    const { tipo, cnpj, id_campanha } = alcance === 'todos' ? body : atual;
    const escrito = { ...body, tipo, cnpj, id_campanha };
    const renovada = await alterarPerfil(ctx, {
      id,
      tipo: 'lojista',
      escrito,
      sessao,
      endereco: req.ip,
      agora,
      hoje,
      ler: (trx) => lerLojista(trx, id, hoje),
      gravar: (trx) => gravarLojista(trx, id, escrito, atual),
    });
    return { ...(await lerLojista(db, id, hoje)), ...renovada };
  });

  atender(contrato.excluirLojista, async ({ params, agora }) => {
    await transacao(db, (trx) => excluirConta(trx, ctx.fila, { id: params.id, papel: 'lojista', agora }));
    return {};
  });

  atender(exportarDadosDoLojista, async (pedido) =>
    entregarDados(pedido, await exportarDados(db, pedido.params.id, pedido.agora)),
  );
}
