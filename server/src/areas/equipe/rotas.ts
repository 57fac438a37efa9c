import * as contrato from '@indica-bem/domain/equipe/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { alterarMembro } from './alterar-membro';
import { alterarMinhaConta } from './alterar-minha-conta';
import { convidarParaEquipe } from './convidar';
import { lerMinhaConta, listarEquipe } from './ler-membro';
import { redefinirAcesso, removerMembro, suspenderMembro } from './tirar-acesso';

export function rotasDaEquipe(atender: Atender, ctx: Contexto): void {
  atender(contrato.listarEquipe, () => listarEquipe(ctx.db));

  atender(contrato.convidarParaEquipe, ({ body: escrito, headers, sessao, agora }) =>
    convidarParaEquipe(ctx, { escrito, chave: headers['idempotency-key'], quem: sessao.id, agora }),
  );

  atender(contrato.alterarMembro, ({ params: { id }, body: { nome, funcao, versao }, sessao, agora }) =>
    alterarMembro(ctx.db, { id, nome, funcao, edicao: { versao, quem: sessao, agora } }),
  );

  atender(contrato.suspenderMembro, ({ params: { id }, body: { suspenso }, sessao, agora }) =>
    suspenderMembro(ctx, { id, suspenso, quem: sessao.id, agora }),
  );

  atender(contrato.redefinirAcesso, ({ params: { id }, sessao, agora }) =>
    redefinirAcesso(ctx, { id, quem: sessao.id, agora }),
  );

  atender(contrato.removerMembro, async ({ params: { id }, sessao, agora }) => {
    await removerMembro(ctx, { id, quem: sessao.id, agora });
    return {};
  });

  atender(contrato.verMinhaConta, ({ sessao }) => lerMinhaConta(ctx.db, sessao.id));

  atender(contrato.alterarMinhaConta, ({ body: escrito, sessao, req, agora, hoje }) =>
    alterarMinhaConta(ctx, { escrito, sessao, endereco: req.ip, agora, hoje }),
  );
}
