/** Of `login/indicacao/{hash}`: the form is wanted, not the invitation. */
export const ENTRAR = { entrar: true };

/** The way to the form of who has an account. */
export function aEntrada(hash?: string | null): { to: string; state: object | null } {
  return hash ? { to: `/login/indicacao/${encodeURIComponent(hash)}`, state: ENTRAR } : { to: '/login', state: null };
}
