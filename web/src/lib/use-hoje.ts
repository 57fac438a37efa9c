import { type DataIso, hojeEmSaoPaulo } from '@indica-bem/domain/brasil/datas';
import { useSyncExternalStore } from 'react';

const UM_MINUTO = 60_000;

/** Today, also in a page that was left open past midnight. */
export function useHoje(): DataIso {
  return useSyncExternalStore(assinar, () => hojeEmSaoPaulo(new Date()));
}

function assinar(ouvinte: () => void): () => void {
  const relogio = setInterval(ouvinte, UM_MINUTO);
  // A page that slept has not counted.
  document.addEventListener('visibilitychange', ouvinte);
  return () => {
    clearInterval(relogio);
    document.removeEventListener('visibilitychange', ouvinte);
  };
}
