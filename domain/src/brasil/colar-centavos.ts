import { lerReais, MAX_DIGITOS } from './dinheiro';

const COM_PALAVRAS = /^(\D*?)(R\$\s*)?([\d.,]*\d)(\D*)$/i;

/**
 * What was pasted means what it says, with words around it too: 'Total: R$ 1.234,5' is 1.234,50. Null where it does not
 * say one amount for sure: two numbers, a minus, a percentage, a quantity of something else, a third decimal.
 */
export function colarCentavos(texto: string): number | null {
  const [, antes = '', simbolo, numero = '', depois = ''] = COM_PALAVRAS.exec(texto.trim()) ?? [];
  if (/[^\s:=]$/.test(antes) || /[-\u2013\u2212]\s*$/.test(antes)) return null;
  // After the symbol any words may follow; without it, only the coin's own.
  const acaba = simbolo ? /^([.,;!]?\s.*|[.;!]?)$/s : /^\s*(reais|real|brl)?[.;!]?$/i;
  if (!acaba.test(depois) || /^\s*[%/*x×]/i.test(depois)) return null;
  const centavos = lerReais(numero);
  return centavos !== null && String(centavos).length <= MAX_DIGITOS ? centavos : null;
}
