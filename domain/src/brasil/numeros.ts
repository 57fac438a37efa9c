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

/** A weight in kg as people write it: '8', '8 kg', '8,5kg', '800 g'. */
export function lerPeso(texto: string): number | null {
  const [, numero = '', unidade = ''] = /^\s*([\d.,]+)\s*(kgs?|quilos?|g|gramas?)?\.?\s*$/i.exec(texto) ?? [];
  const valor = lerDecimal(numero);
  return valor !== null && /^g/i.test(unidade) ? valor / 1000 : valor;
}

/**
 * Of quantities, so without sign. By hand: the first use of the browser's language data would cost a cheap phone some
 * 90 ms, and nearly every screen shows a number.
 */
export function formatarDecimal(numero: number, maxCasas: number): string {
  const digitos = String(deslocar(numero, maxCasas)).padStart(maxCasas + 1, '0');
  const corte = digitos.length - maxCasas;
  const fracao = digitos.slice(corte).replace(/0+$/, '');
  return `${agrupar(digitos.slice(0, corte))}${fracao && `,${fracao}`}`;
}

export function formatarInteiro(numero: number): string {
  return formatarDecimal(numero, 0);
}

const ESCALAS = [
  [1e9, ' bi'],
  [1e6, ' mi'],
  [1e3, ' mil'],
] as const;

/** For a scale, where room is short: '950', '1,2 mil', '15 mil', '3 mi'. */
export function formatarCompacto(numero: number): string {
  const [escala, nome] = ESCALAS.find(([esta]) => numero >= esta) ?? [1, ''];
  const quanto = numero / escala;
  return `${formatarDecimal(quanto, quanto < 10 ? 1 : 0)}${nome}`;
}

/** '1234567' → '1.234.567' */
export function agrupar(digitos: string): string {
  return digitos.replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Moves the comma and rounds, on the number as it is written: 1.005 becomes 101, not the 100 of its binary neighbour. */
function deslocar(numero: number, casas: number): number {
  const [mantissa, expoente = 0] = String(numero).split('e');
  return Math.round(Number(`${mantissa}e${Number(expoente) + casas}`));
}

export function formatarPeso(kg: number): string {
  return `${formatarDecimal(kg, 3)} kg`;
}
