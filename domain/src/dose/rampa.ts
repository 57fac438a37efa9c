const FRACOES = [0.25, 0.5, 0.75, 1];

export type Rampa = { dia: number; fracao: number; gramas: number }[];

/** Who did not eat begins with a quarter; the last day stands for all that follow. */
export function rampaDe(gramasExato: number): Rampa {
  return FRACOES.map((fracao, i) => ({ dia: i + 1, fracao, gramas: Math.round(gramasExato * fracao) }));
}

/** As a tutor reads it where there is no room for a table: never the whole amount on the first day. */
export const rampaEmFrase = (rampa: readonly Pick<Rampa[number], 'dia' | 'gramas'>[]): string =>
  `Comece aos poucos: ${rampa.map(({ dia, gramas }) => `${dia}º dia ${gramas} g`).join(', ')} em diante.`;
