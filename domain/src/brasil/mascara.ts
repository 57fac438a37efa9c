import { semAcento } from '../texto/sem-acento';
import { numeroDoMes } from './mes';

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
 * A whole date that was pasted, with the zeros it may have come without and its month in words. Not while it is typed:
 * "15/3/1990" is also what is left of "15/03/1990" when somebody takes a digit out to write another. Of words without a
 * date in them nothing is left: their digits, put in a row, would be another day.
 */
export function completarData(texto: string): string {
  const aoContrario = /(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/.exec(texto);
  if (aoContrario) return emOrdem(aoContrario[3], aoContrario[2], aoContrario[1]);
  const partes = /(?<!\d)(\d\d?)\s*([/.-])\s*(\d\d?)\s*\2\s*(\d{4}|\d\d)(?!\d)/.exec(texto);
  if (partes) return emOrdem(partes[1], partes[3], partes[4]);
  const escrita = /(?<!\d)(\d\d?)[ºªo°]?[\s/.-]*(?:de\s+)?([a-z]{3,})[\s/.,-]*(?:de\s+)?(\d{4}|\d\d)(?!\d)/.exec(
    semAcento(texto),
  );
  const mes = numeroDoMes(escrita?.[2] ?? '');
  if (escrita && mes > 0) return emOrdem(escrita[1], String(mes), escrita[3]);
  return /\p{L}/u.test(texto) && texto.replace(/\D/g, '').length !== 8 ? '' : texto;
}

const emOrdem = (dia = '', mes = '', ano = '') => `${dia.padStart(2, '0')}/${mes.padStart(2, '0')}/${ano}`;

/** dd/mm/aaaa while it is typed: "5/" is the fifth, and a date that comes the other way round is turned. */
export function mascararData(texto: string): string {
  const aoContrario = /^\s*(\d{4})-(\d\d)-(\d\d)/.exec(texto);
  const seguidos = aoContrario ? aoContrario.slice(1).reverse().join('') : texto;
  const comZero = seguidos.replace(/^(\d\d\/)?(\d)[/.-]$/, (_, dia = '', digito) => `${dia}0${digito}`);
  return aplicarMascara(comZero.replace(/\D/g, ''), '##/##/####');
}
