import { listarCapas } from '@indica-bem/domain/capa/chamadas';
import { useSyncExternalStore } from 'react';
import { consultas } from './consultas';
import { SemConexao } from './erros-da-api';

/** Pictures that change no decision: their age is of no interest. */
const ENFEITES = [listarCapas];

/**
 * When what the screen shows was seen for the last time, if the network failed to bring it anew; null when it is
 * fresh. It looks at every query in use: no screen can forget to say that it is showing old data.
 */
export function useVistoEm(): number | null {
  return useSyncExternalStore(assinar, vistoEm);
}

export function vistoEm(): number | null {
  const velhas = consultas
    .getQueryCache()
    .findAll({ type: 'active' })
    .filter(({ state, queryKey }) => state.data !== undefined && !ENFEITES.includes(String(queryKey[0])))
    .filter(({ state }) => (state.error ?? state.fetchFailureReason) instanceof SemConexao)
    .map(({ state }) => state.dataUpdatedAt);
  return velhas.length > 0 ? Math.min(...velhas) : null;
}

function assinar(ouvinte: () => void): () => void {
  // Never inside the render that caused the event.
  return consultas.getQueryCache().subscribe(() => queueMicrotask(ouvinte));
}
