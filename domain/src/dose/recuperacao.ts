import { type Energia, elevado, kcal } from './energia';

/** Rest energy of the present weight, for both species. */
export function energiaDaRecuperacao(peso: number): Energia {
  const dose = 70 * peso ** 0.75;
  return {
    minimo: null,
    dose,
    maximo: null,
    pesoUsado: peso,
    expoente: 0.75,
    contas: [{ rotulo: 'Energia de repouso por dia', conta: `70 × ${elevado(peso, 0.75)}`, valor: kcal(dose) }],
  };
}
