import { useSyncExternalStore } from 'react';
import { assinarEspelho, reflexosDe } from './espelho';

/** All of them, or those that were refused, or those that were not. */
export function quantasPendentes(dono: number, recusadas?: boolean): number {
  return reflexosDe(dono).filter(({ estado }) => recusadas === undefined || (estado === 'recusada') === recusadas)
    .length;
}

export function useQuantasPendentes(dono: number, recusadas?: boolean): number {
  return useSyncExternalStore(assinar, () => quantasPendentes(dono, recusadas));
}

function assinar(ouvinte: () => void): () => void {
  const desistir = assinarEspelho(ouvinte);
  window.addEventListener('storage', ouvinte);
  return () => {
    desistir();
    window.removeEventListener('storage', ouvinte);
  };
}
