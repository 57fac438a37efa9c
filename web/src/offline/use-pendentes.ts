import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { listarPendentes } from './fila';
import type { Pendente } from './pendente';

/** The queue as it is now, whichever tab or worker changes it. */
export function usePendentes(dono: number): Pendente[] {
  const [pendentes, setPendentes] = useState<Pendente[]>([]);
  useEffect(() => {
    const assinatura = liveQuery(() => listarPendentes(dono)).subscribe({ next: setPendentes, error: () => {} });
    return () => assinatura.unsubscribe();
  }, [dono]);
  return pendentes;
}
