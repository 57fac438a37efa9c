import { formatarDecimal, formatarInteiro } from '../brasil/numeros';

/** A line of "Como calculamos": what it is, the sum in words with its values, what came out. */
export interface Conta {
  rotulo: string;
  conta?: string;
  valor: string;
}

/** What a case needs in a day, in exact kcal, and how one comes to it. */
export interface Energia {
  minimo: number | null;
  dose: number;
  maximo: number | null;
  /** The weight that counts: the ideal one of who is too heavy. */
  pesoUsado: number;
  expoente: number;
  contas: Conta[];
}

export const kcal = (valor: number): string => `${formatarInteiro(Math.round(valor))} kcal`;
export const kg = (valor: number): string => `${formatarDecimal(valor, 2)} kg`;
export const numero = (valor: number): string => formatarDecimal(valor, 2);
/** 12,5^0,75 */
export const elevado = (peso: number, expoente: number): string => `${numero(peso)}^${numero(expoente)}`;
