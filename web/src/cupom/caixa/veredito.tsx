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
      <Icone size={emDestaque ? 72 : 36} stroke={emDestaque ? 1.5 : 2} aria-hidden />
      <h2 ref={cabeca} tabIndex={-1}>
        {titulo}
      </h2>
      {children}
    </section>
  );
}
