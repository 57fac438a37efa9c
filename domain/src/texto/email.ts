/** One pattern for the forms, the contract and the imported files: who registers with an address can log in with it. */
export const EMAIL = /^(?!\.)(?!.*\.\.)([a-z0-9_'+\-.]*)[a-z0-9_+-]@([a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/;

const MAXIMO = 254;

/** What a copied address brings along is no part of it: what nobody sees, and the link's `mailto:`. */
export function limparEmail(texto: string): string {
  return texto
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
}

export function emailValido(texto: string): boolean {
  const email = limparEmail(texto);
  return email.length <= MAXIMO && EMAIL.test(email);
}

/** Enough to know one's own, too little to learn somebody else's: 'm•••@example.com'. */
export function mascararEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1•••@');
}
