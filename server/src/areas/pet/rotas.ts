import * as contrato from '@indica-bem/domain/pet/contrato';
import { transacao } from '../../db/transacao';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { umaVez } from '../../nucleo/idempotencia';
import { Recusa } from '../../nucleo/recusa';
import type { Sessao } from '../../nucleo/sessao';
import { lerPet, listarPets } from './ler-pets';
import { alterarPet, criarPet, deletarPet } from './salvar-pet';

export function rotasDoPet(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarPets, async ({ params }) => ({ pets: await listarPets(db, params.id_tutor) }));

  atender(contrato.verPet, ({ params, sessao }) => lerPet(db, params.id_pet, sessao));

  atender(contrato.criarPet, ({ body: { id_tutor, ...dados }, headers, sessao, agora, hoje }) => {
    exigirProprio(id_tutor, sessao);
    const intencao = { contaId: sessao.id, ato: 'pet', chave: headers['idempotency-key'], corpo: dados, agora };
    return transacao(db, (trx) =>
      umaVez(trx, intencao, {
        criar: () => criarPet(trx, dados, { tutorId: sessao.id, hoje }),
        idDe: ({ id_pet }) => id_pet,
        reler: (id) => lerPet(trx, id, sessao),
      }),
    );
  });

  atender(contrato.alterarPet, ({ params, body: { id_tutor, ...dados }, sessao, hoje }) => {
    exigirProprio(id_tutor, sessao);
    return transacao(db, (trx) => alterarPet(trx, params.id_pet, dados, { tutorId: sessao.id, hoje }));
  });

  atender(contrato.deletarPet, async ({ params, sessao }) => {
    await transacao(db, (trx) => deletarPet(trx, params.id_pet, sessao.id));
    return {};
  });
}

/** The owner is the session's; a body that names another is refused instead of quietly corrected. */
function exigirProprio(idTutor: number | undefined, sessao: Sessao): void {
  if (idTutor !== undefined && idTutor !== sessao.id) throw new Recusa('ACESSO_NEGADO');
}
