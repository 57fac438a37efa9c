import { exportarDadosDoPrescritor } from '@indica-bem/domain/conta/contrato-dos-direitos';
import * as contrato from '@indica-bem/domain/prescritor/contrato';
import type { Atender } from '../../http/atender';
import { entregarDados } from '../../http/entregar-dados';
import type { Contexto } from '../../nucleo/contexto';
import { alterarPrescritor } from './alterar-prescritor';
import { conferirCrmv } from './conferir-crmv';
import { excluirPrescritor } from './excluir-prescritor';
import { exportarDados } from './exportar-dados';
import { lerPrescritor } from './ler-prescritor';
import { listarPrescritores } from './listar-prescritores';
import { verCrmv } from './ver-crmv';

export function rotasDoPrescritor(atender: Atender, ctx: Contexto): void {
  const { db } = ctx;

  atender(contrato.verPrescritor, ({ params, hoje }) => lerPrescritor(db, params.id, hoje));

  atender(contrato.alterarPrescritor, ({ params: { id }, body: escrito, sessao, alcance, req, agora, hoje, autoria }) =>
    alterarPrescritor(ctx, { id, escrito, alcance, sessao, endereco: req.ip, agora, hoje, autoria }),
  );

  atender(contrato.excluirPrescritor, async ({ params, agora, autoria }) => {
    await excluirPrescritor(db, { id: params.id, agora, autoria });
    return {};
  });

  atender(contrato.listarPrescritores, ({ query, hoje }) => listarPrescritores(db, query, hoje));

  atender(contrato.verCrmv, ({ params, hoje }) => verCrmv(db, params.id, hoje));

  atender(contrato.conferirCrmv, ({ params: { id }, body: escrito, headers, sessao, agora, hoje, autoria }) =>
    conferirCrmv(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, agora, hoje, autoria }),
  );

  atender(exportarDadosDoPrescritor, async (requisicao) =>
    entregarDados(db, requisicao, await exportarDados(db, requisicao.params.id, requisicao.agora)),
  );
}
