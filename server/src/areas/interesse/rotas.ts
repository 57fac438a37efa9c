import * as contrato from '@indica-bem/domain/interesse/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { alterarInteressado } from './alterar-interessado';
import { esquecerInteressado } from './esquecer-interessado';
import { listarInteressados } from './listar-interessados';
import { registrarInteresse } from './registrar-interesse';
import { lerInteressado } from './sql';

export function rotasDoInteresse(atender: Atender, ctx: Contexto): void {
  const { db } = ctx;

  atender(contrato.registrarInteresse, async ({ body: escrito, req, agora }) => {
    await registrarInteresse(ctx, { escrito, endereco: req.ip, agora });
    return { recebido: true as const };
  });

  atender(contrato.listarInteressados, ({ query }) => listarInteressados(db, query));

  atender(contrato.verInteressado, ({ params }) => lerInteressado(db, params.id));

  atender(contrato.alterarInteressado, ({ params: { id }, body, sessao, agora, autoria }) => {
    const { versao, ...mudanca } = body;
    return alterarInteressado(db, { id, ...mudanca, edicao: { versao, quem: sessao, agora, autoria } });
  });

  atender(contrato.esquecerInteressado, async ({ params: { id }, body: { motivo }, autoria }) => {
    await esquecerInteressado(db, { id, motivo, autoria });
    return {};
  });
}
