import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a row of chips that is wider than a phone: the chosen one stands in its middle, however the person came here.
 * Only the row moves, never the page; it has to be the chips' offset parent.
 */
export function useEscolhidaAVista<E extends HTMLElement>(escolhida: string | null): RefObject<E | null> {
  const fila = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another chip is chosen, and the row moves.
  useEffect(() => {
    const ficha = fila.current?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current]');
    if (fila.current && ficha) {
      fila.current.scrollTo({ left: ficha.offsetLeft - (fila.current.clientWidth - ficha.offsetWidth) / 2 });
    }
  }, [escolhida]);
  return fila;
}
