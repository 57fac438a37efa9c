import * as contrato from '@indica-bem/domain/pet/contrato';
import * as acompanhamento from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import type { Atender } from '../../http/atender';
import type { Contexto } from '../../nucleo/contexto';
import { listarAcompanhados, verAcompanhado } from './acompanhados';
import { alterarPet } from './alterar-pet';
import { anotarPeso, apagarPeso } from './anotar-peso';
import { criarPet } from './criar-pet';
import { deletarPet } from './deletar-pet';
import { lerAcompanhamento } from './ler-acompanhamento';
import { lerPet, listarPets } from './ler-pets';
import { pararPartilha, partilharPet } from './partilhar-pet';

export function rotasDoPet(atender: Atender, { db }: Contexto): void {
  atender(contrato.listarPets, async ({ params, hoje }) => ({ pets: await listarPets(db, params.id_tutor, hoje) }));

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

  atender(acompanhamento.verAcompanhamento, ({ params, sessao, hoje }) =>
    lerAcompanhamento(db, params.id_pet, sessao, hoje),
  );

  atender(acompanhamento.anotarPeso, ({ params: { id_pet: id, dia }, body: { peso }, sessao, hoje, autoria }) =>
    anotarPeso(db, { id, dia, peso, sessao, hoje, autoria }),
  );

  atender(acompanhamento.apagarPeso, ({ params: { id_pet: id, dia }, sessao, hoje, autoria }) =>
    apagarPeso(db, { id, dia, sessao, hoje, autoria }),
  );

  atender(acompanhamento.partilharPet, ({ params, body: { versao }, sessao, agora, hoje, autoria }) =>
    partilharPet(db, { id: params.id_pet, prescritorId: params.id_prescriber, versao, sessao, agora, hoje, autoria }),
  );

  atender(acompanhamento.pararPartilha, ({ params, sessao, agora, hoje, autoria }) =>
    pararPartilha(db, { id: params.id_pet, prescritorId: params.id_prescriber, sessao, agora, hoje, autoria }),
  );

  atender(acompanhamento.listarAcompanhados, ({ sessao, query, hoje }) =>
    listarAcompanhados(db, { ...query, prescritorId: sessao.id, hoje }),
  );

  atender(acompanhamento.verAcompanhado, ({ params, sessao, hoje }) =>
    verAcompanhado(db, params.id_pet, sessao.id, hoje),
  );
}
