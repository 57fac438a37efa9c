import { agrupar, partesDoNumero } from './numeros';

/** R$ 999.999.999,99: what a till field takes, far inside the exact integers. */
export const MAX_DIGITOS = 11;

/** What one amount may be at most. */
export const CENTAVOS_NO_MAXIMO = 9_999_999;

export function reaisParaCentavos(reais: number): number {
  return Math.round(reais * 100);
}

export function centavosParaReais(centavos: number): number {
  return centavos / 100;
}

/** 'R$ 1.234,50' with a no-break space (U+00A0) after the symbol, as Intl writes it; by hand, see formatarDecimal. */
export function formatarReais(centavos: number): string {
  const digitos = String(Math.abs(centavos)).padStart(3, '0');
  return `${centavos < 0 ? '-' : ''}R$\u00A0${agrupar(digitos.slice(0, -2))},${digitos.slice(-2)}`;
}

/** Never rounds: more than two decimals is null, like anything that is not an amount. */
export function lerReais(texto: string): number | null {
  const partes = partesDoNumero(texto.trim().replace(/^R\$/, ''));
  if (!partes || partes.fracao.length > 2) return null;
  const centavos = Number(partes.inteiro + partes.fracao.padEnd(2, '0'));
  return Number.isSafeInteger(centavos) ? centavos : null;
}

/** A field that fills from the cents: typing 1, 2, 3, 4 shows 0,01 · 0,12 · 1,23 · 12,34. */
export function digitosParaCentavos(texto: string): number {
  return Number(semZeros(texto).slice(0, MAX_DIGITOS));
}

/** `escrito`: the amount as it stands once a comma was typed; null while it fills from the cents. */
export type Digitado = { centavos: number; escrito: string | null };

/**
 * Digits alone fill from the cents; a comma says that what was typed before it are reais, and at most two digits after
 * it are cents: 1, 2, 3, 4 shows 12,34, and a comma then 1.234, as written. Taking the comma away undoes it.
 */
export function digitarReais(texto: string, comVirgula: boolean): Digitado {
  const virgula = comVirgula ? texto.indexOf(',') : virgulaDigitada(texto);
  if (virgula < 0) return { centavos: digitosParaCentavos(texto), escrito: null };
  const reais = semZeros(texto.slice(0, virgula)).slice(0, MAX_DIGITOS - 2) || '0';
  const fracao = texto.slice(virgula).replace(/\D/g, '').slice(0, 2);
  return { centavos: Number(reais + fracao.padEnd(2, '0')), escrito: `R$\u00A0${agrupar(reais)},${fracao}` };
}

/** The comma the field itself shows stands inside 'R$ 12,34' and says nothing; one at the end was typed. */
function virgulaDigitada(texto: string): number {
  if (texto.endsWith(',')) return texto.length - 1;
  return texto.startsWith('R$') ? -1 : texto.indexOf(',');
}

const semZeros = (texto: string) => texto.replace(/\D/g, '').replace(/^0+/, '');
