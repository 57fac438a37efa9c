/**
 * "e-mail" is one word: with a hyphen that holds (U+2011) no line ends in "e-". For sentences as they are shown; what is
 * sent, searched or compared keeps the hyphen that people type.
 */
export const comHifenFirme = (texto: string): string =>
  texto.replace(/(?<![\p{L}\p{N}@.-])(\p{L}{1,2})-(?=\p{L})(?!\S*@)/gu, '$1\u2011');
