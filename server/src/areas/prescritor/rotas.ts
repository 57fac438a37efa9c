import { exportarDadosDoPrescritor } from '@indica-bem/domain/conta/contrato-dos-direitos';
import * as contrato from '@indica-bem/domain/prescritor/contrato';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import { lerEmEdicao } from '../../nucleo/abrir-edicao';
import type { Contexto } from '../../nucleo/contexto';
import { alterarPerfil } from '../conta/alterar-perfil';
import { entregarDados } from '../conta/entregar-dados';
import { excluirConta } from '../conta/excluir-conta';
import { exportarDados } from './exportar-dados';
import { gravarPrescritor } from './gravar-prescritor';
import { lerPrescritor } from './ler-prescritor';
import { listarPrescritores } from './listar-prescritores';

export function rotasDoPrescritor(atender: Atender, ctx: Contexto): void {
  const { db } = ctx;

  atender(contrato.verPrescritor, ({ params }) => lerPrescritor(db, params.id));

  atender(contrato.alterarPrescritor, async ({ params: { id }, body, sessao, alcance, req, agora, hoje }) => {
    const atual = await lerEmEdicao(body.versao, () => lerPrescritor(db, id));
    const perfil = (alcance === 'todos' && body.perfil) || atual.perfil;
    const renovada = await alterarPerfil(ctx, {
      id,
      tipo: perfil,
      escrito: body,
      sessao,
      endereco: req.ip,
      agora,
      hoje,
      ler: (trx) => lerPrescritor(trx, id),
      gravar: (trx) => gravarPrescritor(trx, id, { ...body, perfil }),
    });
    return { ...(await lerPrescritor(db, id)), ...renovada };
  });

  atender(contrato.excluirPrescritor, async ({ params, agora }) => {
    await transacao(db, (trx) => excluirConta(trx, ctx.fila, { id: params.id, papel: 'prescritor', agora }));
    return {};
  });

  atender(contrato.listarPrescritores, ({ query }) => listarPrescritores(db, query));

  atender(exportarDadosDoPrescritor, async (pedido) =>
    entregarDados(pedido, await exportarDados(db, pedido.params.id, pedido.agora)),
  );
}
