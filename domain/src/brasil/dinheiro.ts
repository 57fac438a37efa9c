import { agrupar, partesDoNumero } from './numeros';

/** R$ 999.999.999,99: what a till field takes, far inside the exact integers. */
const MAX_DIGITOS = 11;

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
  return Number(texto.replace(/\D/g, '').replace(/^0+/, '').slice(0, MAX_DIGITOS));
}

/** What was pasted, or put there by the browser, means what it says: 'R$ 1.234,5' is 1.234,50. Else as typed. */
export function colarCentavos(texto: string): number {
  const centavos = lerReais(texto);
  return centavos !== null && String(centavos).length <= MAX_DIGITOS ? centavos : digitosParaCentavos(texto);
}
