import * as contrato from '@indica-bem/domain/conta/contrato';
import * as sessoes from '@indica-bem/domain/conta/contrato-das-sessoes';
import * as direitos from '@indica-bem/domain/conta/contrato-dos-direitos';
import * as lembretes from '@indica-bem/domain/conta/contrato-dos-lembretes';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { aceitarTermos } from './aceitar-termos';
import { enviarRedefinicao, suspenderConta } from './administrar-conta';
import { confirmarEmail, pedirConfirmacao } from './confirmar-email';
import { alterarLembretes, desligarLembretes, verLembretes } from './lembretes';
import { desistirDaExclusao, pedirExclusao } from './pedir-exclusao';
import { pedirRecuperacao, redefinirSenha } from './recuperar-senha';
import { sair } from './sair';
import { encerrarOutrasSessoes, encerrarUmaSessao, listarSessoes } from './sessoes-abertas';

export function rotasDaConta(atender: Atender, ctx: Contexto): void {
  atender(contrato.sair, async ({ sessao, autoria }) => {
    await sair(ctx.db, sessao, autoria);
    return {};
  });

  atender(sessoes.listarSessoes, async ({ sessao }) => ({ sessoes: await listarSessoes(ctx.db, sessao) }));

  atender(sessoes.encerrarUmaSessao, async ({ sessao, params, autoria }) => {
    await encerrarUmaSessao(ctx.db, sessao.id, params.id, autoria);
    return {};
  });

  atender(sessoes.encerrarOutrasSessoes, async ({ sessao, autoria }) => ({
    encerradas: await encerrarOutrasSessoes(ctx.db, sessao, autoria),
  }));

  atender(contrato.aceitarTermos, ({ sessao, body, req, agora, autoria }) =>
    aceitarTermos(ctx.db, {
      sessao,
      privacidade: { aceita: body.privacidade_aceite === 'S', lida: body.privacidade_versao },
      uso: { aceita: body.uso_aceite === 'S', lida: body.uso_versao },
      endereco: req.ip,
      agente: req.headers['user-agent'] ?? '',
      agora,
      autoria,
    }),
  );

  atender(contrato.pedirRecuperacao, async ({ query, req, agora }) => {
    await pedirRecuperacao(ctx, { email: query.email, endereco: req.ip, agora });
    return {};
  });

  atender(contrato.redefinirSenha, async ({ body, req, agora, autoria }) => {
    await redefinirSenha(ctx, { ...body, endereco: req.ip, agora, autoria });
    return {};
  });

  atender(contrato.confirmarEmail, async ({ body, req, agora, autoria }) => {
    await confirmarEmail(ctx, { ...body, endereco: req.ip, agora, autoria });
    return {};
  });

  atender(contrato.pedirConfirmacao, async ({ sessao, agora, autoria }) => {
    await pedirConfirmacao(ctx, sessao.id, agora, autoria);
    return {};
  });

  atender(direitos.pedirExclusao, ({ sessao, agora, autoria }) => pedirExclusao(ctx, sessao.id, agora, autoria));

  atender(direitos.desistirDaExclusao, ({ sessao, autoria }) => desistirDaExclusao(ctx, sessao.id, autoria));

  atender(lembretes.verLembretes, ({ sessao }) => verLembretes(ctx.db, sessao.id));

  atender(lembretes.alterarLembretes, ({ sessao: { id }, body: { ligados }, agora, autoria }) =>
    alterarLembretes(ctx.db, { id, ligados, agora, autoria }),
  );

  // Nothing is done by looking: readers and their scanners open every address of a letter.
  atender(lembretes.abrirLembretes, async ({ params, reply }) => {
    reply.header('cache-control', 'no-store');
    return reply.redirect(`${ctx.urlPublica()}/web/lembretes/${encodeURIComponent(params.passe)}`) as never;
  });

  atender(lembretes.desligarLembretes, async ({ params, agora, autoria }) => {
    await desligarLembretes(ctx, { passe: params.passe, agora, autoria });
    return {};
  });

  atender(contrato.enviarRedefinicao, async ({ params, autoria }) => {
    await enviarRedefinicao(ctx.db, ctx.fila, params, autoria);
    return {};
  });

  atender(contrato.suspenderUsuario, async ({ params: { id }, body: { suspenso }, sessao, agora, autoria }) => ({
    situacao: await suspenderConta(ctx.db, { id, suspenso, quem: sessao.id, agora, autoria }),
  }));
}
