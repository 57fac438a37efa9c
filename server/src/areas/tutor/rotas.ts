import { exportarDadosDoTutor } from '@indica-bem/domain/conta/contrato-dos-direitos';
import * as contrato from '@indica-bem/domain/tutor/contrato';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import { lerEmEdicao } from '../../nucleo/abrir-edicao';
import type { Contexto } from '../../nucleo/contexto';
import { alterarPerfil } from '../conta/alterar-perfil';
import { entregarDados } from '../conta/entregar-dados';
import { excluirConta } from '../conta/excluir-conta';
import { excluirPropriaConta } from '../conta/excluir-propria-conta';
import { exportarDados } from './exportar-dados';
import { gravarTutor } from './gravar-tutor';
import { lerTutor } from './ler-tutor';
import { listarTutores } from './listar-tutores';

export function rotasDoTutor(atender: Atender, ctx: Contexto): void {
  const { db } = ctx;

  atender(contrato.verTutor, ({ params }) => lerTutor(db, params.id));

  atender(contrato.alterarTutor, async ({ params: { id }, body, sessao, req, agora, hoje }) => {
    await lerEmEdicao(body.versao, () => lerTutor(db, id));
    const renovada = await alterarPerfil(ctx, {
      id,
      tipo: 'tutor',
      escrito: body,
      sessao,
      endereco: req.ip,
      agora,
      hoje,
      ler: (trx) => lerTutor(trx, id),
      gravar: (trx) => gravarTutor(trx, id, body),
    });
    return { ...(await lerTutor(db, id)), ...renovada };
  });

  atender(contrato.excluirTutor, async ({ params: { id }, body, alcance, req, agora }) => {
    if (alcance === 'proprio') {
      await excluirPropriaConta(ctx, { id, senha: body?.senha_atual, endereco: req.ip, agora });
    } else {
      await transacao(db, (trx) => excluirConta(trx, ctx.fila, { id, papel: 'tutor', agora }));
    }
    return {};
  });

  atender(contrato.listarTutores, ({ query }) => listarTutores(db, query));

  atender(exportarDadosDoTutor, async (pedido) =>
    entregarDados(pedido, await exportarDados(db, pedido.params.id, pedido.agora)),
  );
}
