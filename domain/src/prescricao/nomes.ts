/** A first name, or a pet's: what a greeting may say. */
export const MAXIMO_DO_NOME = 40;

// Letters of any language, then also digits, apostrophe and hyphen: a greeting never carries an address or a formula.
const NOME = new RegExp(`^\\p{L}[\\p{L}\\p{M}\\p{N} '’-]{0,${MAXIMO_DO_NOME - 1}}$`, 'u');

/** Of no width: they come along with what is copied, and nobody could find them to delete them. */
const SEM_LARGURA = /[\u00AD\u200B\u200C\u2060\uFEFF]|\u200D/g;

export function limparNome(texto: string): string {
  return texto.normalize('NFC').replace(SEM_LARGURA, '').trim().replace(/\s+/g, ' ');
}

/** What is wrong with it; nothing typed is nothing wrong. */
export function erroDoNome(texto: string): string | null {
  const nome = limparNome(texto);
  if (nome === '' || NOME.test(nome)) return null;
  return [...nome].length > MAXIMO_DO_NOME ? `Use até ${MAXIMO_DO_NOME} letras` : 'Use só letras e números';
}
