import * as conta from '@indica-bem/domain/conta/contrato';
import * as cadastro from '@indica-bem/domain/conta/contrato-do-cadastro';
import * as fator from '@indica-bem/domain/fator/contrato';
import { nomeDoArquivo } from '@indica-bem/domain/relatorio/tipos';
import * as usuario from '@indica-bem/domain/usuario/contrato';
import { anotarEntrada } from '../../http/anotar-entrada';
import { aparelhoDe } from '../../http/aparelho';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import type { Contexto } from '../../nucleo/contexto';
import { verificarTutor } from '../conta/oferecer-cadastro';
import { agirEmLote } from './agir-em-lote';
import { cadastrarPeloAdmin, cadastrarTutor } from './cadastrar';
import { completarCadastro, lerCadastroIniciado } from './completar-cadastro';
import { contarUsuarios } from './contar-usuarios';
import { entrar } from './entrar';
import { entrarComChave, pedirEntradaPorChave } from './entrar-com-chave';
import { entrarComFator } from './entrar-com-fator';
import { exportarSelecao } from './exportar-selecao';

export function rotasDoUsuario(atender: Atender, ctx: Contexto): void {
  atender(conta.entrar, async ({ body, req, reply, autoria }) => {
    const credenciais = { ...body, endereco: req.ip, aparelho: aparelhoDe(ctx, req, reply) };
    return anotarEntrada(req, await entrar(ctx, credenciais, autoria));
  });

  atender(fator.entrarComFator, async ({ body: { desafio, ...apresentado }, req, reply, autoria }) => {
    const passo = { desafio, apresentado, endereco: req.ip, aparelho: aparelhoDe(ctx, req, reply) };
    return anotarEntrada(req, await entrarComFator(ctx, passo, autoria));
  });

  atender(fator.pedirEntradaPorChave, ({ req, agora }) => pedirEntradaPorChave(ctx, { endereco: req.ip, agora }));

  atender(fator.entrarComChave, async ({ body: { chave }, req, reply, agora, autoria }) => {
    const entrada = { chave, endereco: req.ip, aparelho: aparelhoDe(ctx, req, reply), agora, autoria };
    return anotarEntrada(req, await entrarComChave(ctx, entrada));
  });

  atender(cadastro.verificarTutor, ({ body, req, agora }) => verificarTutor(ctx, { ...body, endereco: req.ip, agora }));

  atender(cadastro.cadastrar, async ({ body: escrito, headers, alcance, sessao, req, reply, agora, hoje, autoria }) => {
    const argumentos = { escrito, chave: headers['idempotency-key'], endereco: req.ip, agora, hoje, autoria };
    return sessao && alcance === 'todos'
      ? cadastrarPeloAdmin(ctx, { ...argumentos, adminId: sessao.id })
      : anotarEntrada(req, await cadastrarTutor(ctx, { ...argumentos, aparelho: aparelhoDe(ctx, req, reply) }));
  });

  atender(cadastro.verCadastroIniciado, ({ params: { passe }, req, agora }) =>
    lerCadastroIniciado(ctx, { passe, endereco: req.ip, agora }),
  );

  atender(cadastro.completarCadastro, async ({ params, body: escrito, req, reply, agora, hoje, autoria }) => {
    const aparelho = aparelhoDe(ctx, req, reply);
    const argumentos = { passe: params.passe, escrito, endereco: req.ip, aparelho, agora, hoje, autoria };
    return anotarEntrada(req, await completarCadastro(ctx, argumentos));
  });

  atender(conta.contarUsuarios, () => contarUsuarios(ctx.db));

  atender(usuario.agirEmLote, ({ body, sessao, agora, autoria }) =>
    agirEmLote(ctx, { ...body, quem: sessao.id, agora, autoria }),
  );

  atender(usuario.exportarSelecao, async ({ query, hoje, autoria, reply }) =>
    baixarCsv(reply, nomeDoArquivo('9', query.perfil), await exportarSelecao(ctx, { ...query, hoje, autoria })),
  );
}
