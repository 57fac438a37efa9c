import type { ReactNode } from 'react';
import classes from './fatos.module.css';

/** Names and values side by side; a value the role may not see, or that is not there, is left out. */
export function Fatos({ itens }: { itens: readonly (readonly [nome: string, valor: ReactNode])[] }) {
  return (
    <dl className={classes.fatos}>
      {itens.map(
        ([nome, valor]) =>
          valor !== null && (
            <div key={nome}>
              <dt>{nome}</dt>
              <dd>{valor}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
