/** Controls, line breaks among them, and what turns the direction of reading around: no name has them, and they lie. */
const INVISIVEIS = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const TODOS_OS_INVISIVEIS = new RegExp(INVISIVEIS.source, 'gu');

export const ERRO_DO_NOME = 'Há um caractere invisível neste texto. Apague e digite de novo';

export const nomeLimpo = (nome: string): boolean => !INVISIVEIS.test(nome);

const NO_ASSUNTO = 40;

/**
 * Somebody's name in a mail that goes to somebody else: nothing a mailbox would make a link of or read as another line. No
 * address ends in one letter: "S.O.S. Pet" keeps its dots.
 */
export const semEndereco = (nome: string): string =>
  nome
    .replace(TODOS_OS_INVISIVEIS, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s.,&'’()ªº-]/gu, ' ')
    .replace(/\.(?=\S)(?!\p{L}(?:[\s.]|$))/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** In a subject it is short, too. */
export function noAssunto(nome: string): string {
  const limpo = semEndereco(nome);
  const letras = [...limpo];
  return letras.length <= NO_ASSUNTO
    ? limpo
    : `${letras
        .slice(0, NO_ASSUNTO - 1)
        .join('')
        .trimEnd()}…`;
}
