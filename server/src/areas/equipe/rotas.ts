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

  atender(contrato.convidarParaEquipe, ({ body: escrito, headers, sessao, agora, autoria }) =>
    convidarParaEquipe(ctx, { escrito, chave: headers['idempotency-key'], quem: sessao.id, agora, autoria }),
  );

  atender(contrato.alterarMembro, ({ params: { id }, body: { nome, funcao, versao }, sessao, agora, autoria }) =>
    alterarMembro(ctx.db, { id, nome, funcao, edicao: { versao, quem: sessao, agora, autoria } }),
  );

  atender(contrato.suspenderMembro, ({ params: { id }, body: { suspenso }, sessao, agora, autoria }) =>
    suspenderMembro(ctx, { id, suspenso, quem: sessao.id, agora, autoria }),
  );

  atender(contrato.redefinirAcesso, ({ params: { id }, sessao, agora, autoria }) =>
    redefinirAcesso(ctx, { id, quem: sessao.id, agora, autoria }),
  );

  atender(contrato.removerMembro, async ({ params: { id }, sessao, agora, autoria }) => {
    await removerMembro(ctx, { id, quem: sessao.id, agora, autoria });
    return {};
  });

  atender(contrato.verMinhaConta, ({ sessao }) => lerMinhaConta(ctx.db, sessao.id));

  atender(contrato.alterarMinhaConta, ({ body: escrito, sessao, req, agora, hoje, autoria }) =>
    alterarMinhaConta(ctx, { escrito, sessao, endereco: req.ip, agora, hoje, autoria }),
  );
}
