import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Cartao } from '../ui/cartao';
import classes from './seguranca.module.css';

type ParteProps = { titulo: string; Icone: Icon; estado?: ReactNode; children: ReactNode };

/** One of the things that guard the account: what it is, how it stands, what can be done. */
export function Parte({ titulo, Icone, estado, children }: ParteProps) {
  return (
    <Cartao como="section" rotulo={titulo}>
      <div className={classes.parte}>
        <div className={classes.cabeca}>
          <Icone size={26} aria-hidden className={classes.icone} />
          <h2>{titulo}</h2>
          {estado}
        </div>
        {children}
      </div>
    </Cartao>
  );
}
