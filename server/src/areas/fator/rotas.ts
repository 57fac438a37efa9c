import * as contrato from '@indica-bem/domain/fator/contrato';
import * as doUsuario from '@indica-bem/domain/fator/contrato-do-usuario';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { guardarChave, iniciarChave } from './guardar-chave';
import { confirmarAplicativo, iniciarAplicativo } from './ligar-aplicativo';
import { pedirProvaPorChave, provarQueSouEu } from './provar';
import { gerarRecuperacao } from './recuperacao';
import { removerAplicativo, removerChave, renomearChave } from './remover-fator';
import { verFator } from './ver-fator';
import { verFatorDoUsuario, zerarFatorDoUsuario } from './zerar-do-usuario';

export function rotasDoFator(atender: Atender, ctx: Contexto): void {
  atender(contrato.verFator, ({ sessao, agora }) => verFator(ctx, sessao, agora));

  atender(contrato.pedirProvaPorChave, ({ sessao, agora }) => pedirProvaPorChave(ctx, sessao.id, agora));

  atender(contrato.provarQueSouEu, async ({ sessao, body: prova, req, agora }) => {
    await provarQueSouEu(ctx, { sessao, prova, endereco: req.ip, agora });
    return {};
  });

  atender(contrato.iniciarAplicativo, ({ sessao, agora }) => iniciarAplicativo(ctx, sessao, agora));

  atender(contrato.confirmarAplicativo, ({ sessao, body: { codigo }, agora, autoria }) =>
    confirmarAplicativo(ctx, { sessao, codigo, agora, autoria }),
  );

  atender(contrato.removerAplicativo, async ({ sessao, autoria }) => {
    await removerAplicativo(ctx, sessao, autoria);
    return {};
  });

  atender(contrato.gerarRecuperacao, async ({ sessao, autoria }) => ({
    codigos: await gerarRecuperacao(ctx.db, sessao, autoria),
  }));

  atender(contrato.iniciarChave, ({ sessao, agora }) => iniciarChave(ctx, sessao, agora));

  atender(contrato.guardarChave, ({ sessao, body, agora, autoria }) =>
    guardarChave(ctx, { sessao, ...body, agora, autoria }),
  );

  atender(contrato.renomearChave, async ({ sessao, params: { id }, body: { nome }, autoria }) => {
    await renomearChave(ctx.db, sessao, { id, nome, autoria });
    return {};
  });

  atender(contrato.removerChave, async ({ sessao, params: { id }, autoria }) => {
    await removerChave(ctx, sessao, autoria, id);
    return {};
  });

  atender(doUsuario.verFatorDoUsuario, ({ params: { id }, agora }) => verFatorDoUsuario(ctx.db, id, agora));

  atender(doUsuario.zerarFatorDoUsuario, ({ params: { id }, body: escrito, headers, sessao, autoria }) =>
    zerarFatorDoUsuario(ctx, { id, escrito, chave: headers['idempotency-key'], sessao, autoria }),
  );
}
