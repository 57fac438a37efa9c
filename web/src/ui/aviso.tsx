import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './aviso.module.css';

type AvisoProps = { tom: 'ok' | 'info' | 'alerta' | 'erro'; titulo?: string; children: ReactNode };

const ICONES = { ok: IconCircleCheck, info: IconInfoCircle, alerta: IconAlertTriangle, erro: IconAlertTriangle };

/** A message in the page; what went wrong interrupts the screen reader, the rest waits its turn. */
export function Aviso({ tom, titulo, children }: AvisoProps) {
  const Icone = ICONES[tom];
  return (
    <div className={classes.aviso} data-tom={tom} role={tom === 'erro' ? 'alert' : 'status'}>
      <Icone size={22} aria-hidden className={classes.icone} />
      <div>
        {titulo && <strong className={classes.titulo}>{titulo}</strong>}
        {children}
      </div>
    </div>
  );
}
