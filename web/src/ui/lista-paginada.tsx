import type { ComponentProps, ReactNode } from 'react';
import { EmPaginas } from './em-paginas';
import classes from './lista-paginada.module.css';

type ListaPaginadaProps<T> = Omit<ComponentProps<typeof EmPaginas<T>>, 'children'> & {
  /** One item, as an element with a key: usually `<Cartao como="li">`. */
  children: (item: T) => ReactNode;
  /** Each is a row across the page, as of a table. */
  linhas?: boolean;
};

export function ListaPaginada<T>({ children, linhas, ...props }: ListaPaginadaProps<T>) {
  return (
    <EmPaginas {...props}>
      {(itens) => (
        <ul className={classes.itens} data-linhas={linhas}>
          {itens.map(children)}
        </ul>
      )}
    </EmPaginas>
  );
}
