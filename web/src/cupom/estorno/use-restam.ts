import { useEffect, useState } from 'react';

/**
 * Seconds that are left of those the server counted, by this device's steady clock: what hour it shows does not matter.
 * Renewed every few seconds, which is enough for a button.
 */
export function useRestam(segundos: number): number {
  const [desde, setDesde] = useState(() => ({ segundos, em: performance.now() }));
  const [agora, setAgora] = useState(() => performance.now());
  if (desde.segundos !== segundos) setDesde({ segundos, em: performance.now() });
  const restam = Math.max(0, desde.segundos - (agora - desde.em) / 1000);
  const acabou = restam <= 0;

  useEffect(() => {
    if (acabou) return;
    const relogio = setInterval(() => setAgora(performance.now()), 5_000);
    return () => clearInterval(relogio);
  }, [acabou]);

  return restam;
}
