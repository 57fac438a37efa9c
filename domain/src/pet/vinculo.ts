import type { Especie } from '../produto/regras';
import type { TipoDePet } from './regras';

export const RECUSAS_DO_VINCULO = ['PET_DE_OUTRA_ESPECIE'] as const;
export type RecusaDoVinculo = (typeof RECUSAS_DO_VINCULO)[number];

interface Indicado {
  product: { especie: Especie } | null;
  animal_especifico: string | null;
}

const TIPO_DA_ESPECIE: Record<Especie, TipoDePet> = { cao: 'Cão', gatos: 'Gato' };

/** Which animal a recommendation is for; null when it does not say, as a code without product. */
export function animalDaIndicacao({ product, animal_especifico }: Indicado): TipoDePet | null {
  if (product) return TIPO_DA_ESPECIE[product.especie];
  return animal_especifico === 'Cão' || animal_especifico === 'Gato' ? animal_especifico : null;
}

/** A recommendation is for a pet of its species, or of any when it names none. */
export function recusaDoVinculo(indicado: Indicado, tipo: TipoDePet): RecusaDoVinculo | null {
  const animal = animalDaIndicacao(indicado);
  return animal === null || animal === tipo ? null : 'PET_DE_OUTRA_ESPECIE';
}
