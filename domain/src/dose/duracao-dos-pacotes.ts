import { PESOS_DE_PACOTE, type PesoDePacote } from '../cupom/regras';
import { diasPorPacote } from './pacotes';

/** A bag for a month: longer keeps the food open, shorter sends the tutor back to the store too soon. */
const DIAS_DE_UM_PACOTE = 30;

export type Duracao = { peso: PesoDePacote; dias: number; sugerido: boolean };

/** How long each package lasts; suggested is the smallest that reaches a month, else the largest. */
export function duracoes(gramas: number): Duracao[] {
  const dias = PESOS_DE_PACOTE.map((peso) => ({ peso, dias: diasPorPacote(gramas, peso) }));
  const sugerido = dias.find((pacote) => pacote.dias >= DIAS_DE_UM_PACOTE) ?? dias.at(-1);
  return dias.map((pacote) => ({ ...pacote, sugerido: pacote === sugerido }));
}

/** Why it is the suggested one, for who hears the list and does not see the mark. */
export function porQueSugerido({ dias }: Duracao): string {
  return dias >= DIAS_DE_UM_PACOTE ? 'sugerido: o menor que dura um mês' : 'sugerido: o maior';
}
