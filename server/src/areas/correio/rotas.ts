import * as contrato from '@indica-bem/domain/correio/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { deixarEmails } from './deixar-emails';
import { listarEmails } from './listar-emails';
import { reenviarEmails } from './reenviar-emails';

export function rotasDoCorreio(atender: Atender, ctx: Contexto): void {
  atender(contrato.listarEmails, ({ query }) => listarEmails(ctx.db, query));

  atender(contrato.reenviarEmails, ({ sessao, body: { ids }, agora, hoje, autoria }) =>
    reenviarEmails(ctx, { ids, sessao, agora, hoje, autoria }),
  );

  atender(contrato.deixarEmails, ({ body: { ids }, agora, autoria }) => deixarEmails(ctx.db, { ids, agora, autoria }));
}
