import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { usuarioAtual } from '../lib/sessao';
import { confirmar } from './confirmar';

/** Asks before leaving a page with unsaved changes. Whoever has just saved calls what it returns, and then may go. */
export function useAvisoDeSaida(mudou: boolean): () => void {
  const livre = useRef(false);
  // A session that ended has already decided where to go.
  const bloqueio = useBlocker(
    ({ currentLocation, nextLocation }) =>
      mudou && !livre.current && usuarioAtual() !== null && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (bloqueio.state !== 'blocked') return;
    const pergunta = {
      titulo: 'Sair sem salvar?',
      texto: 'O que você mudou nesta página se perde.',
      confirmar: 'Sair sem salvar',
      cancelar: 'Continuar editando',
      perigo: true,
    };
    void confirmar(pergunta).then((sair) => (sair ? bloqueio.proceed() : bloqueio.reset()));
  }, [bloqueio]);

  useEffect(() => {
    if (!mudou) return;
    const segurar = (evento: BeforeUnloadEvent) => {
      if (!livre.current) evento.preventDefault();
    };
    window.addEventListener('beforeunload', segurar);
    return () => window.removeEventListener('beforeunload', segurar);
  }, [mudou]);

  return () => {
    livre.current = true;
  };
}
