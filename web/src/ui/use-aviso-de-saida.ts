import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useLocation } from 'react-router';
import { buscarPergunta } from './buscar-pergunta';
import { type Guarda, segurarSaida } from './saida';

/**
 * Asks before leaving a page with unsaved changes: by a link, by "back" or by closing the tab. Whoever has just saved
 * calls what it returns, and then may go. `continua` knows where nothing is lost; without it, that is this address.
 */
export function useAvisoDeSaida(mudou: boolean, continua?: Guarda): () => void {
  const livre = useRef(false);
  const { pathname } = useLocation();
  const perde = useEffectEvent(
    (destino: Location) => !livre.current && !(continua?.(destino) ?? destino.pathname === pathname),
  );

  useEffect(() => {
    if (!mudou) return;
    livre.current = false;
    const soltar = segurarSaida((destino) => perde(destino));
    const segurar = (evento: BeforeUnloadEvent) => {
      if (!livre.current) evento.preventDefault();
    };
    window.addEventListener('beforeunload', segurar);
    // What asks is here before it is needed; if it does not come now, that is told when it is.
    buscarPergunta().catch(() => {});
    return () => {
      soltar();
      window.removeEventListener('beforeunload', segurar);
    };
  }, [mudou]);

  return () => {
    livre.current = true;
  };
}
