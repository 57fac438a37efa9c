import type { PesoDePacote } from '../cupom/regras';

/** Whole days a package lasts, for a daily amount of at least 1 g. */
export function diasPorPacote(gramas: number, pesoKg: PesoDePacote): number {
  return Math.floor((pesoKg * 1000) / gramas);
}
