import { useEffect, useRef } from 'react';
import { Aviso } from './aviso';

type DeOndeParouProps = {
  recuperado: boolean;
  /** Files that were chosen, as in "a foto": of a file a browser keeps nothing. */
  perdidos?: readonly string[];
};

/** At the top of a form that got back what was typed. Of a form far down a long page, it is what the person sees first. */
export function DeOndeParou({ recuperado, perdidos = [] }: DeOndeParouProps) {
  const aviso = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { bottom = 0 } = aviso.current?.getBoundingClientRect() ?? {};
    if (bottom > window.innerHeight) aviso.current?.scrollIntoView({ block: 'center' });
  }, []);
  if (!recuperado) return null;
  return (
    <div ref={aviso}>
      <Aviso tom="info" titulo="Continue de onde parou">
        Sua sessão terminou antes do envio.{' '}
        {perdidos.length > 0
          ? `Confira os dados, escolha de novo ${perdidos.join(' e ')}, e salve.`
          : 'Confira os dados e salve.'}
      </Aviso>
    </div>
  );
}
