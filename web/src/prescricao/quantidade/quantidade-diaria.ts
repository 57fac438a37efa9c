import { PESOS_DE_PACOTE, type PesoDePacote } from '@indica-bem/domain/cupom/regras';
import type { Calculo } from '@indica-bem/domain/dose/contrato';
import { diasPorPacote } from '@indica-bem/domain/dose/pacotes';

/** What the calculator says, just now in the wizard or on the day a recommendation was issued. */
export type QuantidadeDiaria = Pick<
  Calculo,
  'peso_pet' | 'ecc' | 'fator' | 'expoente' | 'energia_metabolizavel' | 'kcal' | 'gramas' | 'rampa'
>;

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

/** Two meals that add up to the day, as the calculator splits it. */
export function refeicoes(gramas: number): [primeira: number, segunda: number] {
  return [Math.ceil(gramas / 2), Math.floor(gramas / 2)];
}

export function textoDasRefeicoes(gramas: number): string {
  const [primeira, segunda] = refeicoes(gramas);
  return primeira === segunda ? `2 refeições de ${primeira} g` : `2 refeições: ${primeira} g e ${segunda} g`;
}
