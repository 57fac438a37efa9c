export const CODIGOS_POR_LOTE = 1000;

/** SPEC §5: more than a batch holds is a full batch. */
export function limitarQuantidade(quantidade: number): number {
  return Math.min(quantidade, CODIGOS_POR_LOTE);
}

export const ANIMAIS = ['Cão', 'Gato'] as const;
export type Animal = (typeof ANIMAIS)[number];
