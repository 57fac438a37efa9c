import type { ReactNode } from 'react';
import { Aviso } from '../../ui/aviso';
import classes from './explicacao.module.css';

type ExplicacaoProps = { tom: 'ok' | 'alerta' | 'erro'; titulo: string; acao: ReactNode; children: ReactNode };

/** What became of a coupon, and the way on. */
export function Explicacao({ tom, titulo, acao, children }: ExplicacaoProps) {
  return (
    <div className={classes.explicacao}>
      <Aviso tom={tom} titulo={titulo}>
        {children}
      </Aviso>
      {acao}
    </div>
  );
}
