import type { ComponentProps, ReactNode } from 'react';
import { EmPaginas } from './em-paginas';
import classes from './lista-paginada.module.css';

type ListaPaginadaProps<T> = Omit<ComponentProps<typeof EmPaginas<T>>, 'children'> & {
  /** One item, as an element with a key: usually `<Cartao como="li">`. */
  children: (item: T) => ReactNode;
};

export function ListaPaginada<T>({ children, ...props }: ListaPaginadaProps<T>) {
  return <EmPaginas {...props}>{(itens) => <ul className={classes.itens}>{itens.map(children)}</ul>}</EmPaginas>;
}
