import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { type Endereco, segurarSaida } from './saida';

/**
 * Asks before leaving a page with unsaved changes: by a link, by "back" or by closing the tab. Whoever has just saved
 * calls what it returns, and then may go. `continua` knows the other addresses at which nothing is lost.
 */
export function useAvisoDeSaida(mudou: boolean, continua?: (destino: Endereco) => boolean): () => void {
  const livre = useRef(false);
  const { pathname } = useLocation();
  const perde = useEffectEvent(
    (destino: Endereco) => !livre.current && destino.pathname !== pathname && !continua?.(destino),
  );

  useEffect(() => {
    if (!mudou) return;
    livre.current = false;
    const soltar = segurarSaida((destino) => perde(destino));
    const segurar = (evento: BeforeUnloadEvent) => {
      if (!livre.current) evento.preventDefault();
    };
    window.addEventListener('beforeunload', segurar);
    return () => {
      soltar();
      window.removeEventListener('beforeunload', segurar);
    };
  }, [mudou]);

  return () => {
    livre.current = true;
  };
}
