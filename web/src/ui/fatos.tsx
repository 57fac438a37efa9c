import type { ReactNode } from 'react';
import classes from './fatos.module.css';

type FatosProps = {
  /** Name and value, in the order shown; what has no value is left out. */
  itens: Record<string, ReactNode>;
  /** `linhas`: name and value on one line, as on a receipt. */
  forma?: 'grade' | 'linhas';
};

export function Fatos({ itens, forma = 'grade' }: FatosProps) {
  const presentes = Object.entries(itens).filter(([, valor]) => valor !== null && valor !== undefined && valor !== '');
  return (
    <dl className={classes.fatos} data-forma={forma}>
      {presentes.map(([nome, valor]) => (
        <div key={nome}>
          <dt>{nome}</dt>
          <dd>{valor}</dd>
        </div>
      ))}
    </dl>
  );
}
