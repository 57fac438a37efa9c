import { formatarDecimal } from '../brasil/numeros';

/** Excess of weight for each point of condition above the ideal 5: at least a tenth, at most fifteen hundredths. */
const POR_PONTO = { maximo: 0.1, minimo: 0.15 };

export interface PesoIdeal {
  /** kg; what the dose is reckoned with. */
  maximo: number;
  minimo: number;
  /** In words, for `maximo`. */
  conta: string;
}

/** Between which weights an animal of condition 6 to 9 would be right; up to 5 it is where it is. */
export function pesoIdeal(peso: number, ecc: number): PesoIdeal {
  const pontos = Math.max(ecc - 5, 0);
  return {
    maximo: peso / (1 + POR_PONTO.maximo * pontos),
    minimo: peso / (1 + POR_PONTO.minimo * pontos),
    conta: `${formatarDecimal(peso, 2)} ÷ ${formatarDecimal(1 + POR_PONTO.maximo * pontos, 2)}`,
  };
}
