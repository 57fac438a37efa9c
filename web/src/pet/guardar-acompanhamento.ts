import { listarPets, verAcompanhamento, verPet } from '@indica-bem/domain/pet/chamadas';
import type { Acompanhamento } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { consulta, consultas, invalidar } from '../lib/consultas';
import { ErroDaApi } from '../lib/erros-da-api';

/** Every act on a pet answers the whole of it: what is on the screen is that, and the lists are old. */
export function guardarAcompanhamento(novo: Acompanhamento): void {
  const params = { id_pet: novo.pet.id_pet };
  consultas.setQueryData(consulta(verAcompanhamento, { params }).queryKey, novo);
  consultas.setQueryData(consulta(verPet, { params }).queryKey, novo.pet);
  void invalidar(listarPets);
}

export const petSumiu = (erro: Error | null): boolean => erro instanceof ErroDaApi && erro.codigo === 'NAO_ENCONTRADO';

/** Deleted meanwhile, in another tab or on another device: the page reads again, and says so. */
export function relerSeSumiu(erro: Error): void {
  if (petSumiu(erro)) void invalidar(verAcompanhamento, listarPets);
}
