import { useEffect, useEffectEvent, useState } from 'react';
import { esquecerRascunho, guardarRascunho, lerRascunho } from './rascunho';
import { assinarSessao, quemEntrou } from './sessao';

/** What this form had when the session died under it, given back once to the same person; or null. */
export function useRascunho<T>(onde: string | null): T | null {
  const [recuperado] = useState(() => (onde === null ? null : lerRascunho<T>(onde)));
  useEffect(() => {
    if (onde !== null) esquecerRascunho(onde);
  }, [onde]);
  return recuperado;
}

/**
 * Keeps it at the moment the session goes, whichever call or tab finds out. Null: nothing
 * was typed. Leaving on purpose forgets it again.
 */
export function useGuardarRascunho<T>(onde: string | null, dados: T | null): void {
  const [dono] = useState(quemEntrou);
  const aoMudar = useEffectEvent(() => {
    const perdida = dono !== null && quemEntrou() === null;
    if (perdida && onde !== null && dados !== null) guardarRascunho({ onde, dono, dados });
  });
  useEffect(() => assinarSessao(() => aoMudar()), []);
}
