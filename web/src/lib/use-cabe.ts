import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window answers a media question now, as a stylesheet would ask it. */
export function useCabe(pergunta: string): boolean {
  const assinar = useCallback(
    (avisar: () => void) => {
      const janela = window.matchMedia(pergunta);
      janela.addEventListener('change', avisar);
      return () => janela.removeEventListener('change', avisar);
    },
    [pergunta],
  );
  return useSyncExternalStore(assinar, () => window.matchMedia(pergunta).matches);
}
