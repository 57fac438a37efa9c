import type { DataIso } from '@indica-bem/domain/brasil/datas';
import { listarReposicoes } from '@indica-bem/domain/reposicao/chamadas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../lib/consultas';

/** By pet, the day on which what was bought for it ends; the last one, where there are several bags. */
export function useFimDaRacao(): ReadonlyMap<number, DataIso> {
  const { data } = useQuery(consulta(listarReposicoes));
  const fins = new Map<number, DataIso>();
  for (const { pet, racao } of data?.reposicoes ?? []) {
    if (pet && racao && racao.fim > (fins.get(pet.id_pet) ?? '')) fins.set(pet.id_pet, racao.fim);
  }
  return fins;
}
