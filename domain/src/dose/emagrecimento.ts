import type { Especie } from '../produto/regras';
import { type Energia, elevado, kcal, kg } from './energia';
import { pesoIdeal } from './peso-ideal';

const EXPOENTE = 0.75;
const REPOUSO = 70;
const PISO_DO_CAO = 60;
const PARTE_DO_GATO = 0.8;
/** A cat that eats too little falls ill: its low end has a formula of its own, on the higher ideal weight. */
const PISO_DO_GATO = { fator: 53, expoente: 0.711 };

/** Rest energy of the ideal weight; cats four fifths of it. */
export function energiaDoEmagrecimento(especie: Especie, peso: number, ecc: number): Energia {
  const ideal = pesoIdeal(peso, ecc);
  const gato = especie === 'gatos';
  const dose = (gato ? PARTE_DO_GATO : 1) * REPOUSO * ideal.maximo ** EXPOENTE;
  const minimo = gato
    ? PISO_DO_GATO.fator * ideal.maximo ** PISO_DO_GATO.expoente
    : Math.max(REPOUSO * ideal.minimo ** EXPOENTE, PISO_DO_CAO * ideal.maximo ** EXPOENTE);
  const conta = `${gato ? '0,8 × ' : ''}${REPOUSO} × ${elevado(ideal.maximo, EXPOENTE)}`;
  return {
    minimo: Math.min(minimo, dose),
    dose,
    maximo: null,
    pesoUsado: ideal.maximo,
    expoente: EXPOENTE,
    contas: [
      { rotulo: 'Peso-meta', conta: ideal.conta, valor: kg(ideal.maximo) },
      { rotulo: 'Energia por dia', conta, valor: kcal(dose) },
    ],
  };
}
