/** Each validated coupon gives 1 kg; this many kg fund one wheelchair. */
export const KG_POR_CADEIRA = 500;

export function cadeiras(kg: number): number {
  return Math.floor(kg / KG_POR_CADEIRA);
}

/** Which wheelchair the last of these kilograms completed, if it did. */
export const cadeiraCompletada = (kg: number): number | null =>
  kg > 0 && kg % KG_POR_CADEIRA === 0 ? cadeiras(kg) : null;

/** The way to the next wheelchair. */
export function progresso(kg: number): { faltam: number; fracao: number } {
  const acumulado = kg % KG_POR_CADEIRA;
  return { faltam: KG_POR_CADEIRA - acumulado, fracao: acumulado / KG_POR_CADEIRA };
}
