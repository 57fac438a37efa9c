import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './veredito.module.css';

type VereditoProps = {
  tom: 'ok' | 'alerta' | 'erro';
  titulo: string;
  /** The whole screen speaks, and the keyboard starts from it. */
  emDestaque?: boolean;
  children?: ReactNode;
};

const ICONES = { ok: IconCircleCheck, alerta: IconAlertTriangle, erro: IconCircleX };

export function Veredito({ tom, titulo, emDestaque = false, children }: VereditoProps) {
  const Icone = ICONES[tom];
  const cabeca = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (emDestaque) cabeca.current?.focus();
  }, [emDestaque]);

  return (
    <section className={classes.veredito} data-tom={tom} data-destaque={emDestaque || undefined}>
      <h2 ref={cabeca} tabIndex={-1}>
        <Icone size={emDestaque ? 72 : 30} stroke={emDestaque ? 1.5 : 2.25} aria-hidden />
        {titulo}
      </h2>
      {children}
    </section>
  );
}
