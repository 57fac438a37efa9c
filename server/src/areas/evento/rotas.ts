import * as contrato from '@indica-bem/domain/evento/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { alterarEvento } from './alterar-evento';
import { criarEvento } from './criar-evento';
import { deletarEvento } from './deletar-evento';
import { lerEvento, listarEventos } from './ler-eventos';

export function rotasDoEvento(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarEventos, ({ sessao, query }) => listarEventos(db, sessao.id, query));

  atender(contrato.verEvento, ({ params, sessao }) => lerEvento(db, params.id, sessao.id));

  atender(contrato.criarEvento, ({ body: dados, headers, sessao, agora, autoria }) =>
    criarEvento(db, { dados, tutorId: sessao.id, chave: headers['idempotency-key'], agora, autoria }),
  );

  atender(contrato.alterarEvento, ({ params: { id }, body: dados, sessao, agora, autoria }) =>
    alterarEvento(db, { id, dados, tutorId: sessao.id, agora, autoria }),
  );

  atender(contrato.deletarEvento, async ({ params, sessao, autoria }) => {
    await deletarEvento(db, params.id, sessao.id, autoria);
    return {};
  });
}
