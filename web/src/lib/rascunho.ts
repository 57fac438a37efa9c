import { quemEntrou } from './sessao';

const CHAVE = 'rascunho';

type Rascunho<T> = { onde: string; dono: number; dados: T };

/** What was being typed when the session ended, for the same person to go on with. Of this tab; survives a reload. */
export function guardarRascunho<T>(rascunho: Rascunho<T>): void {
  sessionStorage.setItem(CHAVE, JSON.stringify(rascunho));
}

/** Of the same form and the same person. */
export function lerRascunho<T>(onde: string): T | null {
  const rascunho = guardado<T>();
  return rascunho?.onde === onde && rascunho.dono === quemEntrou() ? rascunho.dados : null;
}

export function esquecerRascunho(): void {
  sessionStorage.removeItem(CHAVE);
}

/** What one person typed is not kept under the next. */
export function esquecerRascunhoDeOutro(dono: number): void {
  if (guardado()?.dono !== dono) esquecerRascunho();
}

function guardado<T>(): Rascunho<T> | null {
  const texto = sessionStorage.getItem(CHAVE);
  return texto === null ? null : JSON.parse(texto);
}
