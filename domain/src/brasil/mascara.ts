/**
 * Fills the `#` slots of a mask from left to right and stops with the last character, so a mask can follow the
 * typing: punctuation appears only in front of a character that is already there. What does not fit is dropped.
 */
export function aplicarMascara(caracteres: string, mascara: string): string {
  let resultado = '';
  let usados = 0;
  for (const molde of mascara) {
    if (usados === caracteres.length) break;
    resultado += molde === '#' ? caracteres[usados++] : molde;
  }
  return resultado;
}
