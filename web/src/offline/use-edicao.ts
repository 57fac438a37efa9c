import { useEffect, useState } from 'react';
import { verPendente } from './fila';
import type { Pendente } from './pendente';
import { segurar } from './segurar';
import { sincronizar } from './sincronizar';

export type Edicao = { pendente: Pendente; soltar: () => void };

/** A waiting recommendation, held so that nobody sends it meanwhile; null once it is known not to wait any more. */
export function useEdicao(dono: number, chave: string | null): Edicao | null | undefined {
  const [edicao, setEdicao] = useState<Edicao | null>();

  useEffect(() => {
    if (chave === null) return;
    let saiu = false;
    const soltar = segurar(chave, () => {
      verPendente(dono, chave).then(
        (pendente) => saiu || setEdicao(pendente ? { pendente, soltar } : null),
        () => saiu || setEdicao(null),
      );
    });
    return () => {
      saiu = true;
      soltar();
      // Left as it was: its turn may have passed while it was held.
      void sincronizar(dono, 'na-vez');
    };
  }, [dono, chave]);

  return edicao;
}
