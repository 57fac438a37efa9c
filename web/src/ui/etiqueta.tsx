import type { ReactNode } from 'react';
import classes from './etiqueta.module.css';

type EtiquetaProps = { tom?: 'ok' | 'alerta' | 'erro' | 'neutro' | 'laranja'; children: ReactNode };

/** A status in one or two words. */
export function Etiqueta({ tom = 'neutro', children }: EtiquetaProps) {
  return (
    <span className={classes.etiqueta} data-tom={tom}>
      {children}
    </span>
  );
}
