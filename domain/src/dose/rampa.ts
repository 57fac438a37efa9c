const FRACOES = [0.25, 0.5, 0.75, 1];

export type Rampa = { dia: number; fracao: number; gramas: number }[];

/** Who did not eat begins with a quarter; the last day stands for all that follow. */
export function rampaDe(gramasExato: number): Rampa {
  return FRACOES.map((fracao, i) => ({ dia: i + 1, fracao, gramas: Math.round(gramasExato * fracao) }));
}
