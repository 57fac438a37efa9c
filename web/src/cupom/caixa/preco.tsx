import { formatarReais } from '@indica-bem/domain/brasil/dinheiro';
import type { CSSProperties } from 'react';
import classes from './preco.module.css';

/** As big as its place allows, however many digits it has. */
export function Preco({ centavos }: { centavos: number }) {
  const texto = formatarReais(centavos);
  return (
    <strong translate="no" className={classes.preco} style={{ '--letras': texto.length } as CSSProperties}>
      {texto}
    </strong>
  );
}
