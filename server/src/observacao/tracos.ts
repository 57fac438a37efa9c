import type { Tracador } from './tracador';

let ligado: Tracador | undefined;

/** Of this process, where traces were asked for; else all they cost is this question. */
export const tracador = (): Tracador | undefined => ligado;

export function ligarTracos(novo: Tracador | undefined): void {
  ligado = novo;
}
