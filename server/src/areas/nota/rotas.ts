import * as contrato from '@indica-bem/domain/nota/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { enviarNota } from './enviar-nota';
import { lerNotaDaCompra } from './ler-nota';
import { listarComprasDoTutor } from './listar-compras-do-tutor';
import { retirarNota } from './retirar-nota';

export function rotasDaNota(atender: Atender, ctx: Contexto): void {
  atender(contrato.enviarNota, ({ sessao, params: { id }, body: escrito, agora, autoria }) =>
    enviarNota(ctx, { id, escrito, sessao, agora, autoria }),
  );

  atender(contrato.verNota, ({ sessao, params, hoje }) => lerNotaDaCompra(ctx.db, params.id, { sessao, hoje }));

  atender(contrato.retirarNota, ({ sessao, params: { id }, body: escrito, agora, autoria }) =>
    retirarNota(ctx, { id, escrito, sessao, agora, autoria }),
  );

  atender(contrato.listarComprasDoTutor, ({ sessao, query, hoje }) =>
    listarComprasDoTutor(ctx.db, { ...query, sessao, hoje }),
  );
}
