import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough to read the amount aloud and take the card. */
export const VOLTA_EM = 20_000;

/** The receipt goes back to the camera by itself, unless somebody is still busy with it. */
export function useVoltaSozinho(voltar: () => void): { correndo: boolean; parar: () => void } {
  const [correndo, setCorrendo] = useState(true);
  const aoFim = useEffectEvent(voltar);
  useEffect(() => {
    if (!correndo) return;
    const corte = new AbortController();
    const relogio = setTimeout(() => aoFim(), VOLTA_EM);
    // Whoever touches it is not done with it. The heading takes the focus by itself, anything else was reached by a person.
    const parar = ({ type, target }: Event) => {
      const sozinho = type === 'focusin' && !(target instanceof HTMLElement && target.tabIndex >= 0);
      if (!sozinho) setCorrendo(false);
    };
    for (const tipo of ['pointerdown', 'keydown', 'wheel', 'focusin'])
      addEventListener(tipo, parar, { signal: corte.signal, passive: true });
    return () => {
      clearTimeout(relogio);
      corte.abort();
    };
  }, [correndo]);
  return { correndo, parar: () => setCorrendo(false) };
}
