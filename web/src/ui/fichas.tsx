import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './fichas.module.css';

type FichasProps = {
  rotulo: string;
  opcoes: readonly {
    nome: string;
    detalhe?: ReactNode;
    para: string;
    aoTocar?: (evento: MouseEvent) => void;
    atual: boolean;
  }[];
};

/** One filter of a list, each choice an address of its own. */
export function Fichas({ rotulo, opcoes }: FichasProps) {
  return (
    <nav aria-label={rotulo} className={classes.fichas}>
      {opcoes.map(({ nome, detalhe, para, aoTocar, atual }) => (
        <Link
          key={nome}
          to={para}
          onClick={aoTocar}
          replace
          preventScrollReset
          className={classes.ficha}
          aria-current={atual ? 'true' : undefined}
        >
          {nome}
          {detalhe !== undefined && <span className={classes.detalhe}>{detalhe}</span>}
        </Link>
      ))}
    </nav>
  );
}
