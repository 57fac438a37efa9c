import * as contrato from '@indica-bem/domain/conta/contrato';
import * as sessoes from '@indica-bem/domain/conta/contrato-das-sessoes';
import * as direitos from '@indica-bem/domain/conta/contrato-dos-direitos';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { encerrarSessao } from '../../nucleo/sessao';
import { aceitarTermos } from './aceitar-termos';
import { enviarRedefinicao, suspenderConta } from './administrar-conta';
import { confirmarEmail, pedirConfirmacao } from './confirmar-email';
import { desistirDaExclusao, pedirExclusao } from './pedir-exclusao';
import { pedirRecuperacao, redefinirSenha } from './recuperar-senha';
import { encerrarOutrasSessoes, encerrarUmaSessao, listarSessoes } from './sessoes-abertas';

export function rotasDaConta(atender: Atender, ctx: Contexto): void {
  atender(contrato.sair, async ({ sessao }) => {
    await encerrarSessao(ctx.db, sessao.tokenHash);
    return {};
  });

  atender(sessoes.listarSessoes, async ({ sessao }) => ({ sessoes: await listarSessoes(ctx.db, sessao) }));

  atender(sessoes.encerrarUmaSessao, async ({ sessao, params }) => {
    await encerrarUmaSessao(ctx.db, sessao.id, params.id);
    return {};
  });

  atender(sessoes.encerrarOutrasSessoes, async ({ sessao }) => ({
    encerradas: await encerrarOutrasSessoes(ctx.db, sessao),
  }));

  atender(contrato.aceitarTermos, ({ sessao, body, req, agora }) =>
    aceitarTermos(ctx.db, {
      sessao,
      privacidade: body.privacidade_aceite === 'S',
      uso: body.uso_aceite === 'S',
      endereco: req.ip,
      agente: req.headers['user-agent'] ?? '',
      agora,
    }),
  );

  atender(contrato.pedirRecuperacao, async ({ query, req, agora }) => {
    await pedirRecuperacao(ctx, { email: query.email, endereco: req.ip, agora });
    return {};
  });

  atender(contrato.redefinirSenha, async ({ body, req, agora }) => {
    await redefinirSenha(ctx, { ...body, endereco: req.ip, agora });
    return {};
  });

  atender(contrato.confirmarEmail, async ({ body, req, agora }) => {
    await confirmarEmail(ctx, { ...body, endereco: req.ip, agora });
    return {};
  });

  atender(contrato.pedirConfirmacao, async ({ sessao, agora }) => {
    await pedirConfirmacao(ctx, sessao.id, agora);
    return {};
  });

  atender(direitos.pedirExclusao, ({ sessao, agora }) => pedirExclusao(ctx, sessao.id, agora));

  atender(direitos.desistirDaExclusao, ({ sessao }) => desistirDaExclusao(ctx, sessao.id));

  atender(contrato.enviarRedefinicao, async ({ params }) => {
    await enviarRedefinicao(ctx.db, ctx.fila, params);
    return {};
  });

  atender(contrato.suspenderUsuario, async ({ params: { id }, body: { suspenso }, sessao, agora }) => ({
    situacao: await suspenderConta(ctx.db, { id, suspenso, quem: sessao.id, agora }),
  }));
}
