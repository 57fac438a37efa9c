/**
 * Splits a number as Brazilians type it: comma or dot for the decimals, dots between thousands. A dot before exactly
 * three digits is a thousand, never a decimal: '1.200' is 1200, so that 1200 kg is refused instead of read as 1.2.
 */
export function partesDoNumero(texto: string): { inteiro: string; fracao: string } | null {
  const limpo = texto.trim();
  const emMilhares = /^([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d+))?$/.exec(limpo);
  const [, inteiro, fracao = ''] = emMilhares ?? /^(\d+)(?:[.,](\d+))?$/.exec(limpo) ?? [];
  return inteiro === undefined ? null : { inteiro: inteiro.replaceAll('.', ''), fracao };
}

/** Without sign: no quantity typed in the product is negative. */
export function lerDecimal(texto: string): number | null {
  const partes = partesDoNumero(texto);
  return partes && Number(`${partes.inteiro}.${partes.fracao || '0'}`);
}

export function formatarDecimal(numero: number, maxCasas: number): string {
  return numero.toLocaleString('pt-BR', { maximumFractionDigits: maxCasas });
}

export function formatarPeso(kg: number): string {
  return `${formatarDecimal(kg, 3)} kg`;
}
