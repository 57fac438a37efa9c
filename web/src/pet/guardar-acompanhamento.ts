import { listarPets, verAcompanhamento, verPet } from '@indica-bem/domain/pet/chamadas';
import type { Acompanhamento } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { consulta, consultas, invalidar } from '../lib/consultas';

/** Every act on a pet answers the whole of it: what is on the screen is that, and the lists are old. */
export function guardarAcompanhamento(novo: Acompanhamento): void {
  const params = { id_pet: novo.pet.id_pet };
  consultas.setQueryData(consulta(verAcompanhamento, { params }).queryKey, novo);
  consultas.setQueryData(consulta(verPet, { params }).queryKey, novo.pet);
  void invalidar(listarPets);
}
