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

/**
 * A whole date that was pasted, with the zeros it may have come without. Not while it is typed: "15/3/1990" is also what is
 * left of "15/03/1990" when somebody takes a digit out to write another.
 */
export function completarData(texto: string): string {
  const partes = /^\s*(\d\d?)\s*([/.-])\s*(\d\d?)\s*\2\s*(\d{4})(?!\d)/.exec(texto);
  if (!partes) return texto;
  const [, dia = '', , mes = '', ano] = partes;
  return `${dia.padStart(2, '0')}/${mes.padStart(2, '0')}/${ano}`;
}

/** dd/mm/aaaa while it is typed: "5/" is the fifth, and a date that comes the other way round is turned. */
export function mascararData(texto: string): string {
  const aoContrario = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(texto);
  const emOrdem = aoContrario ? aoContrario.slice(1).reverse().join('') : texto;
  const comZero = emOrdem.replace(/^(\d\d\/)?(\d)[/.-]$/, (_, dia = '', digito) => `${dia}0${digito}`);
  return aplicarMascara(comZero.replace(/\D/g, ''), '##/##/####');
}
