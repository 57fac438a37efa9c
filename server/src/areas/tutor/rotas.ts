import { exportarDadosDoTutor } from '@indica-bem/domain/conta/contrato-dos-direitos';
import * as contrato from '@indica-bem/domain/tutor/contrato';
import type { Atender } from '../../http/atender';
import { entregarDados } from '../../http/entregar-dados';
import type { Contexto } from '../../nucleo/contexto';
import { alterarTutor } from './alterar-tutor';
import { pedirExclusaoDoTutor } from './excluir-tutor';
import { exportarDados } from './exportar-dados';
import { lerTutor } from './ler-tutor';
import { listarTutores } from './listar-tutores';

export function rotasDoTutor(atender: Atender, ctx: Contexto): void {
  const { db } = ctx;

  atender(contrato.verTutor, ({ params }) => lerTutor(db, params.id));

  atender(contrato.alterarTutor, ({ params: { id }, body: escrito, sessao, req, agora, hoje, autoria }) =>
    alterarTutor(ctx, { id, escrito, sessao, endereco: req.ip, agora, hoje, autoria }),
  );

  atender(contrato.excluirTutor, async ({ params: { id }, body, alcance, req, agora, autoria }) => {
    await pedirExclusaoDoTutor(ctx, { id, alcance, senha: body?.senha_atual, endereco: req.ip, agora, autoria });
    return {};
  });

  atender(contrato.listarTutores, ({ query }) => listarTutores(db, query));

  atender(exportarDadosDoTutor, async (requisicao) =>
    entregarDados(db, requisicao, await exportarDados(db, requisicao.params.id, requisicao.agora)),
  );
}
