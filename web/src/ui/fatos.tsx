import type { ReactNode } from 'react';
import classes from './fatos.module.css';

type FatosProps = {
  itens: readonly (readonly [nome: string, valor: ReactNode])[];
  /** `linhas`: name and value on one line, as on a receipt. */
  forma?: 'grade' | 'linhas';
};

/** Names and values; one that is not there, or that the role may not see, is left out. */
export function Fatos({ itens, forma = 'grade' }: FatosProps) {
  return (
    <dl className={classes.fatos} data-forma={forma}>
      {itens.map(
        ([nome, valor]) =>
          (valor ?? '') !== '' && (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
