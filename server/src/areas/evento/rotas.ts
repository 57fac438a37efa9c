import * as contrato from '@indica-bem/domain/evento/contrato';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { lerEvento, listarEventos } from './ler-eventos';
import { alterarEvento, criarEvento, deletarEvento } from './salvar-evento';

export function rotasDoEvento(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarEventos, ({ sessao, query }) => listarEventos(db, sessao.id, query));

  atender(contrato.verEvento, ({ params, sessao }) => lerEvento(db, params.id, sessao.id));

  atender(contrato.criarEvento, ({ body, headers, sessao, agora }) => {
    const intencao = { contaId: sessao.id, ato: 'evento', chave: headers['idempotency-key'], corpo: body, agora };
    return transacao(db, (trx) =>
      umaVez(trx, intencao, {
        criar: () => criarEvento(trx, body, { tutorId: sessao.id, agora }),
        idDe: ({ id_calendario }) => id_calendario,
        reler: (id) => lerEvento(trx, id, sessao.id),
      }),
    );
  });

  atender(contrato.alterarEvento, ({ params, body, sessao, agora }) =>
    transacao(db, (trx) => alterarEvento(trx, params.id, body, { tutorId: sessao.id, agora })),
  );

  atender(contrato.deletarEvento, async ({ params, sessao }) => {
    await transacao(db, (trx) => deletarEvento(trx, params.id, sessao.id));
    return {};
  });
}
