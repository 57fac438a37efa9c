import type { ReactNode } from 'react';
import classes from './cartao.module.css';

type CartaoProps = { como?: 'div' | 'section' | 'article' | 'li'; rotulo?: string; children: ReactNode };

export function Cartao({ como: Elemento = 'div', rotulo, children }: CartaoProps) {
  return (
    <Elemento className={classes.cartao} aria-label={rotulo}>
      {children}
    </Elemento>
  );
}
