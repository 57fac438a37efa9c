import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** What stands below the first screenful asks for its code and is made once that one has been painted. */
export function DepoisDePintar({ lugar, children }: { lugar: ReactNode; children: ReactNode }) {
  const [pintado, setPintado] = useState(false);
  useEffect(() => {
    let marcado: ReturnType<typeof setTimeout> | undefined;
    const quadro = requestAnimationFrame(() => {
      marcado = setTimeout(() => startTransition(() => setPintado(true)));
    });
    return () => {
      cancelAnimationFrame(quadro);
      clearTimeout(marcado);
    };
  }, []);
  return pintado ? children : lugar;
}
