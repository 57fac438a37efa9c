import { exportarDadosDoPrescritor } from '@indica-bem/domain/conta/contrato-dos-direitos';
import * as contrato from '@indica-bem/domain/prescritor/contrato';
import type { Atender } from '../../http/atender';
import { entregarDados } from '../../http/entregar-dados';
import type { Contexto } from '../../nucleo/contexto';
import { alterarPrescritor } from './alterar-prescritor';
import { excluirPrescritor } from './excluir-prescritor';
import { exportarDados } from './exportar-dados';
import { lerPrescritor } from './ler-prescritor';
import { listarPrescritores } from './listar-prescritores';

export function rotasDoPrescritor(atender: Atender, ctx: Contexto): void {
  const { db } = ctx;

  atender(contrato.verPrescritor, ({ params }) => lerPrescritor(db, params.id));

  atender(contrato.alterarPrescritor, ({ params: { id }, body: escrito, sessao, alcance, req, agora, hoje, autoria }) =>
    alterarPrescritor(ctx, { id, escrito, alcance, sessao, endereco: req.ip, agora, hoje, autoria }),
  );

  atender(contrato.excluirPrescritor, async ({ params, agora, autoria }) => {
    await excluirPrescritor(db, { id: params.id, agora, autoria });
    return {};
  });

  atender(contrato.listarPrescritores, ({ query }) => listarPrescritores(db, query));

  atender(exportarDadosDoPrescritor, async (requisicao) =>
    entregarDados(db, requisicao, await exportarDados(db, requisicao.params.id, requisicao.agora)),
  );
}
