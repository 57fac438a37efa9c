import * as contrato from '@indica-bem/domain/pet/contrato';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { alterarPet } from './alterar-pet';
import { criarPet } from './criar-pet';
import { deletarPet } from './deletar-pet';
import { lerPet, listarPets } from './ler-pets';

export function rotasDoPet(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarPets, async ({ params }) => ({ pets: await listarPets(db, params.id_tutor) }));

  atender(contrato.verPet, ({ params, sessao }) => lerPet(db, params.id_pet, sessao));

  atender(contrato.criarPet, ({ body: escrito, headers, sessao, agora, hoje, autoria }) =>
    criarPet(db, { escrito, sessao, chave: headers['idempotency-key'], agora, hoje, autoria }),
  );

  atender(contrato.alterarPet, ({ params, body: escrito, sessao, hoje, autoria }) =>
    alterarPet(db, { id: params.id_pet, escrito, sessao, hoje, autoria }),
  );

  atender(contrato.deletarPet, async ({ params, sessao, autoria }) => {
    await deletarPet(db, params.id_pet, sessao.id, autoria);
    return {};
  });
}
