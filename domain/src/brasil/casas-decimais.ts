/** Whether a number is written with so many decimals at most: to the bit, so that what is judged is what will be kept. */
export const comCasas = (valor: number, casas: 1 | 2): boolean =>
  Math.round(valor * 10 ** casas) / 10 ** casas === valor;
