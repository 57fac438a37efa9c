import * as contrato from '@indica-bem/domain/conta/contrato';
import * as cadastro from '@indica-bem/domain/conta/contrato-do-cadastro';
import * as direitos from '@indica-bem/domain/conta/contrato-dos-direitos';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { Recusa } from '../../nucleo/recusa';
import { encerrarSessao } from '../../nucleo/sessao';
import { aceitarTermos } from './aceitar-termos';
import { enviarRedefinicao, suspenderConta } from './administrar-conta';
import { anotarEntrada } from './anotar-entrada';
import { cadastrarPeloAdmin, cadastrarTutor } from './cadastrar';
import { completarCadastro, lerCadastroIniciado } from './completar-cadastro';
import { confirmarEmail, pedirConfirmacao } from './confirmar-email';
import { contarUsuarios } from './contar-usuarios';
import { entrar } from './entrar';
import { lerAceites } from './ler-aceites';
import { verificarTutor } from './oferecer-cadastro';
import { desistirDaExclusao, pedirExclusao } from './pedir-exclusao';
import { pedirRecuperacao, redefinirSenha } from './recuperar-senha';

export function rotasDaConta(atender: Atender, ctx: Contexto): void {
  atender(contrato.entrar, async ({ body, req, agora }) =>
    anotarEntrada(req, await entrar(ctx, { ...body, endereco: req.ip }, agora)),
  );

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

  atender(cadastro.verificarTutor, ({ body, req, agora }) => verificarTutor(ctx, { ...body, endereco: req.ip, agora }));

  atender(cadastro.cadastrar, async ({ body: escrito, headers, alcance, sessao, req, agora, hoje }) => {
    const pedido = { escrito, chave: headers['idempotency-key'], endereco: req.ip, agora, hoje };
    return sessao && alcance === 'todos'
      ? cadastrarPeloAdmin(ctx, { ...pedido, adminId: sessao.id })
      : anotarEntrada(req, await cadastrarTutor(ctx, pedido));
  });

  atender(cadastro.verCadastroIniciado, ({ params: { passe }, req, agora }) =>
    lerCadastroIniciado(ctx, { passe, endereco: req.ip, agora }),
  );

  atender(cadastro.completarCadastro, async ({ params, body: escrito, req, agora, hoje }) => {
    const pedido = { passe: params.passe, escrito, endereco: req.ip, agora, hoje };
    return anotarEntrada(req, await completarCadastro(ctx, pedido));
  });

  atender(direitos.pedirExclusao, ({ sessao, agora }) => pedirExclusao(ctx, sessao.id, agora));

  atender(direitos.desistirDaExclusao, ({ sessao }) => desistirDaExclusao(ctx, sessao.id));

  atender(contrato.contarUsuarios, () => contarUsuarios(ctx.db));

  atender(contrato.enviarRedefinicao, async ({ params }) => {
    await transacao(ctx.db, (trx) => enviarRedefinicao(trx, ctx.fila, params.id));
    return {};
  });

  atender(contrato.suspenderUsuario, async ({ params, body, sessao, agora }) => {
    if (params.id === sessao.id) throw new Recusa('PROPRIA_CONTA');
    return { situacao: await transacao(ctx.db, (trx) => suspenderConta(trx, { id: params.id, ...body, agora })) };
  });
}
