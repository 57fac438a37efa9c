import { verDose } from '@indica-bem/domain/dose/chamadas';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../lib/consultas';
import { useUsuario } from '../../lib/usuario';
import { ehVeterinario } from '../eh-veterinario';
import type { Regra } from './dose-do-passo';

/**
 * The formula in force and who is asking; undefined while nobody has said it. A device that never heard of it and has no
 * network goes on by formula 1: the server refuses what was reckoned by another than its own.
 */
export function useRegra(): Regra | undefined {
  const veterinario = ehVeterinario(useUsuario());
  // Switched while the app was open, it is known the next time the wizard is.
  const { data, error } = useQuery({ ...consulta(verDose), staleTime: 0 });
  if (!data && !error) return undefined;
  const formula = data?.formula ?? 1;
  return { formula, responsavel: formula === 2 ? (data?.responsavel ?? null) : null, veterinario };
}
