import * as contrato from '@indica-bem/domain/auditoria/contrato';
import type { Atender } from '../../http/atender';
import { baixarCsv } from '../../http/baixar';
import type { Contexto } from '../../nucleo/contexto';
import { exportarAtos } from './exportar-atos';
import { listarAtos } from './listar-atos';

export function rotasDaAuditoria(atender: Atender, ctx: Contexto): void {
  atender(contrato.listarAtos, ({ query }) => listarAtos(ctx.db, query));

  atender(contrato.exportarAtos, async ({ query, autoria, reply }) =>
    baixarCsv(reply, 'auditoria.csv', await exportarAtos(ctx, query, autoria)),
  );
}
