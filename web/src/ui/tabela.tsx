import type { ReactNode } from 'react';
import classes from './tabela.module.css';

export type Coluna<T> = {
  nome: string;
  mostrar: (item: T) => ReactNode;
  /** The one that names the row: on a phone, the title of its card. */
  titulo?: true;
  alinhar?: 'direita';
  /** `inteira`: never broken over two lines. `larga`: with room for an address. */
  cabe?: 'inteira' | 'larga';
};

/** Rows that can be ticked. `nome`: what the box of a row is called; `pode`: which ones, if not all. */
export type Marcas<T> = {
  nome: (item: T) => string;
  tem: (item: T) => boolean;
  alternar: (item: T) => void;
  pode?: (item: T) => boolean;
};

type TabelaProps<T> = {
  legenda: string;
  colunas: readonly Coluna<T>[];
  itens: readonly T[];
  chave: (item: T) => string | number;
  acoes: (item: T) => ReactNode;
  marcas?: Marcas<T> | undefined;
};

/** One table; on a phone each row is laid out as a card. */
export function Tabela<T>({ legenda, colunas, itens, chave, acoes, marcas }: TabelaProps<T>) {
  return (
    <table className={classes.tabela}>
      <caption className="so-leitor">{legenda}</caption>
      <thead>
        <tr>
          {marcas && (
            <th scope="col">
              <span className="so-leitor">Seleção</span>
            </th>
          )}
          {colunas.map(({ nome, alinhar }) => (
            <th key={nome} scope="col" data-alinhar={alinhar}>
              {nome}
            </th>
          ))}
          <th scope="col">
            <span className="so-leitor">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {itens.map((item) => (
          <tr key={chave(item)} data-marcada={marcas?.tem(item) || undefined}>
            {marcas && (
              <td className={classes.marca}>
                {(marcas.pode?.(item) ?? true) && <Marca marcas={marcas} item={item} />}
              </td>
            )}
            {colunas.map(({ nome, mostrar, titulo, alinhar, cabe }) => (
              <td key={nome} data-rotulo={nome} data-titulo={titulo} data-alinhar={alinhar} data-cabe={cabe}>
                <div>{mostrar(item)}</div>
              </td>
            ))}
            <td className={classes.acoes}>
              <div>{acoes(item)}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Marca<T>({ marcas, item }: { marcas: Marcas<T>; item: T }) {
  return (
    <label>
      <input type="checkbox" checked={marcas.tem(item)} onChange={() => marcas.alternar(item)} />
      <span className="so-leitor">{marcas.nome(item)}</span>
    </label>
  );
}
