import { type Caso, emMeses, type ProdutoDaDose } from './caso';
import type { Refeicoes } from './dose';

const iguais = (quantas: number): Refeicoes => ({ minimo: quantas, maximo: quantas });
export const DUAS_REFEICOES = iguais(2);
const MESES_COM_MAIS_REFEICOES = 6;

/** Meals a day by formula 2; growth, gestation, lactation and recovery are ours. */
export function refeicoesDoCaso({ tipo_calculadora }: ProdutoDaDose, { fase, idade }: Caso): Refeicoes {
  switch (fase) {
    case 'adulto':
      return tipo_calculadora === 'obesidade' ? iguais(3) : DUAS_REFEICOES;
    case 'filhote':
      return iguais(idade && emMeses(idade) < MESES_COM_MAIS_REFEICOES ? 4 : 3);
    case 'gestacao':
      return iguais(3);
    case 'lactacao':
      return iguais(4);
    case 'recuperacao':
      return { minimo: 4, maximo: 6 };
  }
}

/** What each meal weighs: they add up to the day, and odd grams go to the first ones. */
export function dividirRefeicoes(gramas: number, vezes: number): number[] {
  const menor = Math.floor(gramas / vezes);
  return Array.from({ length: vezes }, (_, i) => menor + (i < gramas % vezes ? 1 : 0));
}

/** '2 refeições de 46 g', '2 refeições: 67 g e 66 g', '3 refeições: 2 de 36 g e 1 de 35 g', '4 a 6 refeições'. */
export function textoDasRefeicoes(gramas: number, { minimo, maximo }: Refeicoes): string {
  if (minimo !== maximo) return `${minimo} a ${maximo} refeições`;
  const partes = dividirRefeicoes(gramas, minimo);
  const [primeira = 0] = partes;
  const ultima = partes.at(-1) ?? 0;
  if (primeira === ultima) return `${minimo} refeições de ${primeira} g`;
  if (minimo === 2) return `2 refeições: ${primeira} g e ${ultima} g`;
  const maiores = partes.filter((parte) => parte === primeira).length;
  return `${minimo} refeições: ${maiores} de ${primeira} g e ${minimo - maiores} de ${ultima} g`;
}
