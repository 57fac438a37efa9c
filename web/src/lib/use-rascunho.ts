import { useEffect, useEffectEvent, useState } from 'react';
import { esquecerRascunho, guardarRascunho, lerRascunho } from './rascunho';
import { assinarSessao, quemEntrou } from './sessao';

/** What this form had when the session died under it, given back once to the same person; or null. */
export function useRascunho<T>(onde: string): T | null {
  const [recuperado] = useState(() => lerRascunho<T>(onde));
  useEffect(esquecerRascunho, []);
  return recuperado;
}

/**
 * Keeps it at the moment the session goes, whichever call or tab finds out. Null: nothing
 * was typed. Leaving on purpose forgets it again.
 */
export function useGuardarRascunho<T>(onde: string, dados: T | null): void {
  const [dono] = useState(quemEntrou);
  const aoMudar = useEffectEvent(() => {
    if (dados !== null && dono !== null && quemEntrou() === null) guardarRascunho({ onde, dono, dados });
  });
  useEffect(() => assinarSessao(() => aoMudar()), []);
}
