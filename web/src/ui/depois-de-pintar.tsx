import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** What stands further down asks for its code and is made once what is above has been painted. */
export function DepoisDePintar({ lugar = null, children }: { lugar?: ReactNode; children: ReactNode }) {
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
