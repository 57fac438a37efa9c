import { formatarDecimal } from '../brasil/numeros';
import { type Energia, elevado, kcal, numero } from './energia';

const NO_COMECO = 254.1;
const ATE_O_ADULTO = 135;
/** Ours. */
const FOLGA = 0.1;

export const SEMANAS_NO_MINIMO = 8;
/** In months; large dogs grow for longer (ours). */
const MESES_DE_CRESCIMENTO = { ateMedio: 12, grande: 18 };
const PORTE_GRANDE = 27.5;

/** The month in which growing ends. Cats, and dogs of an unknown size: a year. */
export const fimDoCrescimento = (pesoAdulto: number | null): number =>
  pesoAdulto !== null && pesoAdulto > PORTE_GRANDE ? MESES_DE_CRESCIMENTO.grande : MESES_DE_CRESCIMENTO.ateMedio;

/** A puppy needs less for each kilogram the nearer it comes to its adult weight. */
export function energiaDoFilhote(peso: number, pesoAdulto: number): Energia {
  const fator = NO_COMECO - (ATE_O_ADULTO * peso) / pesoAdulto;
  const dose = fator * peso ** 0.75;
  return {
    minimo: dose * (1 - FOLGA),
    dose,
    maximo: dose * (1 + FOLGA),
    pesoUsado: peso,
    expoente: 0.75,
    contas: [
      {
        rotulo: 'Fator do crescimento',
        conta: `254,1 − 135 × ${numero(peso)} ÷ ${numero(pesoAdulto)}`,
        valor: formatarDecimal(fator, 1),
      },
      { rotulo: 'Energia por dia', conta: `${formatarDecimal(fator, 1)} × ${elevado(peso, 0.75)}`, valor: kcal(dose) },
    ],
  };
}

const DO_GATO = { menor: 75, maior: 100 };
/** By the month before which it holds. */
const PELA_IDADE = [
  { antesDe: 4, menor: 2, maior: 2.5 },
  { antesDe: 9, menor: 1.75, maior: 2 },
  { antesDe: 12, menor: 1.5, maior: 1.5 },
] as const;

/** A kitten: so many times what an adult of its weight needs. Null when it is no kitten any more. */
export function energiaDoGatinho(peso: number, meses: number): Energia | null {
  const idade = PELA_IDADE.find(({ antesDe }) => meses < antesDe);
  if (!idade) return null;
  const base = peso ** 0.67;
  const minimo = idade.menor * DO_GATO.menor * base;
  const maximo = idade.maior * DO_GATO.maior * base;
  const dose = (minimo + maximo) / 2;
  const vezes = idade.menor === idade.maior ? numero(idade.menor) : `${numero(idade.menor)} a ${numero(idade.maior)}`;
  return {
    minimo,
    dose,
    maximo,
    pesoUsado: peso,
    expoente: 0.67,
    contas: [
      {
        rotulo: 'Necessidade de adulto',
        conta: `75 a 100 × ${elevado(peso, 0.67)}`,
        valor: `${kcal(DO_GATO.menor * base)} a ${kcal(DO_GATO.maior * base)}`,
      },
      { rotulo: 'Fator da idade', valor: vezes },
      { rotulo: 'Energia por dia', conta: `meio entre ${kcal(minimo)} e ${kcal(maximo)}`, valor: kcal(dose) },
    ],
  };
}
