/** Controls, line breaks among them, and what turns the direction of reading around: no name has them, and they lie. */
const INVISIVEIS = /[\p{Cc}\u2028\u2029\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
const TODOS_OS_INVISIVEIS = new RegExp(INVISIVEIS.source, 'gu');

export const ERRO_DO_NOME = 'Há um caractere invisível neste texto. Apague e digite de novo';

export const nomeLimpo = (nome: string): boolean => !INVISIVEIS.test(nome);

const NO_ASSUNTO = 40;

/**
 * Somebody's free text in the subject of a mail that goes to somebody else: short, and nothing a mailbox would make a
 * link of or read as another line.
 */
export function noAssunto(nome: string): string {
  const limpo = nome
    .replace(TODOS_OS_INVISIVEIS, ' ')
    .replace(/[^\p{L}\p{M}\p{N}\s.,&'()ªº-]/gu, ' ')
    .replace(/\.(?=\S)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letras = [...limpo];
  return letras.length <= NO_ASSUNTO
    ? limpo
    : `${letras
        .slice(0, NO_ASSUNTO - 1)
        .join('')
        .trimEnd()}…`;
}
