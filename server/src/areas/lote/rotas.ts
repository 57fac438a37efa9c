import * as contrato from '@indica-bem/domain/lote/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { cancelarLote } from './cancelar-lote';
import { criarLote } from './criar-lote';
import { listarLotes } from './ler-lotes';
import { verLote } from './ver-lote';

export function rotasDoLote(atender: Atender, { db, urlPublica }: Contexto): void {
  atender(contrato.criarLote, ({ sessao, body, headers, agora, hoje, autoria }) =>
    criarLote(db, { adminId: sessao.id, dados: body, chave: headers['idempotency-key'], agora, hoje, autoria }),
  );

  atender(contrato.listarLotes, ({ query }) => listarLotes(db, query));

  atender(contrato.cancelarLote, ({ sessao, params, body: porque, agora, autoria }) =>
    cancelarLote(db, { id: params.id, adminId: sessao.id, porque, agora, autoria }),
  );

  atender(contrato.verLote, async ({ params, autoria }) => ({
    ...(await verLote(db, params.id, autoria)),
    // Where a tutor redeems a code: it is what the QR of a printed card opens.
    endereco: `${urlPublica()}/web/prescricoes/nova`,
  }));
}
