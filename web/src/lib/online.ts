import { useSyncExternalStore } from 'react';

export function useOnline(): boolean {
  return useSyncExternalStore(assinar, () => navigator.onLine);
}

function assinar(ouvinte: () => void): () => void {
  window.addEventListener('online', ouvinte);
  window.addEventListener('offline', ouvinte);
  return () => {
    window.removeEventListener('online', ouvinte);
    window.removeEventListener('offline', ouvinte);
  };
}
