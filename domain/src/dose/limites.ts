import { formatarDecimal } from '../brasil/numeros';
import type { Especie } from '../produto/regras';

/** kg */
export const LIMITES_DE_PESO: Record<Especie, { min: number; max: number }> = {
  cao: { min: 0.3, max: 120 },
  gatos: { min: 0.3, max: 20 },
};

/** What is wrong with a weight; null, nothing. */
export function erroDoPeso(peso: number | null, especie: Especie): string | null {
  const { min, max } = LIMITES_DE_PESO[especie];
  if (peso === null) return 'Informe o peso do pet';
  return peso >= min && peso <= max ? null : `O peso deve ficar entre ${formatarDecimal(min, 1)} e ${max} kg`;
}
