import * as contrato from '@indica-bem/domain/conta/contrato';
import type { Contexto } from '../contexto';
import { transacao } from '../db/transacao';
import type { Atender } from '../http/atender';
import { encerrarSessao } from '../http/sessao';
import { aceitarTermos } from './aceitar-termos';
import { entrar } from './entrar';
import { lerAceites } from './ler-usuario';

export function rotasDaConta(atender: Atender, ctx: Contexto): void {
  atender(contrato.entrar, ({ body, req, agora }) => entrar(ctx, { ...body, endereco: req.ip }, agora));

  atender(contrato.sair, async ({ sessao }) => {
    await encerrarSessao(ctx.db, sessao.tokenHash);
    return {};
  });

  atender(contrato.aceitarTermos, async ({ sessao, body, req, agora }) => {
    await transacao(ctx.db, (trx) =>
      aceitarTermos(trx, {
        sessao,
        privacidade: body.privacidade_aceite === 'S',
        uso: body.uso_aceite === 'S',
        endereco: req.ip,
        agente: req.headers['user-agent'] ?? '',
        agora,
      }),
    );
    return lerAceites(ctx.db, sessao.id, sessao.papel);
  });
}
