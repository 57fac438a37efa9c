import type { ChavePublica } from '@indica-bem/domain/registro/nota-assinada';

const CHAVE = 'registro-visto';

/** What this browser saw and checked last time: it is its own witness. */
export type Visita = { tamanho: number; raiz: string; em: string } & ChavePublica;

export function ultimaVisita(): Visita | null {
  try {
    const lida: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? 'null');
    return ehVisita(lida) ? lida : null;
  } catch {
    return null;
  }
}

export function lembrarVisita({ tamanho, raiz, em, chave, publica }: Visita): void {
  try {
    localStorage.setItem(CHAVE, JSON.stringify({ tamanho, raiz, em, chave, publica } satisfies Visita));
  } catch {
    // A browser that keeps nothing compares nothing next time; what was checked now stands.
  }
}

function ehVisita(valor: unknown): valor is Visita {
  if (typeof valor !== 'object' || valor === null) return false;
  const { tamanho, ...textos } = valor as Partial<Visita>;
  const { raiz, em, chave, publica } = textos;
  return Number.isSafeInteger(tamanho) && [raiz, em, chave, publica].every((texto) => typeof texto === 'string');
}
