import { useEffect } from 'react';
import type { Sessao } from '../lib/sessao';
import { COPIAS_DO_PAPEL } from './copias-do-papel';

/** Queue and copies of the person in the shell. Their code comes after the login, and never holds a screen back. */
export function useOffline(usuario: Sessao | null): void {
  useEffect(() => {
    if (!usuario) return;
    let saiu = false;
    let soltar = () => {};
    import('../offline/ligar-offline')
      .then(({ ligarOffline }) => {
        if (!saiu) soltar = ligarOffline(usuario, COPIAS_DO_PAPEL[usuario.tipo_usuario]);
      })
      .catch(() => {});
    return () => {
      saiu = true;
      soltar();
    };
  }, [usuario]);
}
