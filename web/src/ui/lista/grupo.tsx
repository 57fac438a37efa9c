import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import classes from './grupo.module.css';

type GrupoProps = {
  nome: string;
  /** What its rows wait for, in a few words. */
  nota?: string | undefined;
  /** How many there are: only where that is true. */
  conta?: string | undefined;
  /** The whole list of which these are the first. */
  todas?: { nome: string; para: string } | undefined;
  children: ReactNode;
};

/** Rows of one state, or of one month, in one card under their heading. */
export function Grupo({ nome, nota, conta, todas, children }: GrupoProps) {
  const id = useId();
  return (
    <section className={classes.grupo} aria-labelledby={id}>
      <div className={classes.cabeca}>
        <h2 id={id}>
          {nome} {conta && <span className={classes.conta}>{conta}</span>}
        </h2>
        {nota && <p className={classes.nota}>{nota}</p>}
        {todas && (
          <Link className={classes.todas} to={todas.para}>
            {todas.nome}
          </Link>
        )}
      </div>
      <Linhas>{children}</Linhas>
    </section>
  );
}

/** The rows' card. */
export function Linhas({ children }: { children: ReactNode }) {
  return <ul className={classes.linhas}>{children}</ul>;
}

/** Groups below each other; how wide they are decides what fits in a row. */
export function Grupos({ children }: { children: ReactNode }) {
  return <div className={classes.grupos}>{children}</div>;
}
