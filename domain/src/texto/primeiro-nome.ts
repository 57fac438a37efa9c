/** What one calls a person by: "Ana", "Dr. Caio". */
export const primeiroNome = (nome: string): string =>
  /^(?:(?:dra?|profa?|sra?)\.\s+)?\S+/i.exec(nome.trim())?.[0] ?? '';

const DE_CHAMAR = /^(?:(?:dra?|profa?|sra?)\.\s+)?\p{L}(?:\.|[\p{L}\p{M}'’-]*)$/iu;
const LETRAS = 30;

/**
 * How a mail begins. Anybody may register a stranger's mailbox under any name: what is more than letters, or longer than
 * one calls a person, is not said to whoever reads there.
 */
export function ola(nome: string): string {
  const chamado = primeiroNome(nome);
  return DE_CHAMAR.test(chamado) && [...chamado].length <= LETRAS ? `Olá, ${chamado}!` : 'Olá!';
}
