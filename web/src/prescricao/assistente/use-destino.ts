import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { liveQuery } from 'dexie';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { assinarEnviadas, enviadaDe } from '../../offline/enviadas';
import { verPendente } from '../../offline/fila';
import { motivoDaRecusa, type Pendente } from '../../offline/pendente';

/** `saiu`: it is not here any more, and nobody here heard the answer. */
export type Destino =
  | { onde: 'procurando' | 'no-aparelho' | 'saiu' }
  | { onde: 'recusada'; motivo: string | null }
  | { onde: 'enviada'; prescricao: Prescricao };

/** What became of a recommendation that was put into the queue, as it is now. */
export function useDestino(dono: number, chave: string): Destino {
  const prescricao = useSyncExternalStore(assinarEnviadas, () => enviadaDe(chave));
  const [pendente, setPendente] = useState<Pendente | null>();
  useEffect(() => {
    const assinatura = liveQuery(() => verPendente(dono, chave)).subscribe({
      next: (achada) => setPendente(achada ?? null),
      error: () => setPendente(null),
    });
    return () => assinatura.unsubscribe();
  }, [dono, chave]);
  if (prescricao) return { onde: 'enviada', prescricao };
  if (pendente === undefined) return { onde: 'procurando' };
  if (pendente === null) return { onde: 'saiu' };
  if (pendente.estado !== 'recusada') return { onde: 'no-aparelho' };
  return { onde: 'recusada', motivo: motivoDaRecusa(pendente.motivo, pendente.campos) };
}
