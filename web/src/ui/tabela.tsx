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

type TabelaProps<T> = {
  legenda: string;
  colunas: readonly Coluna<T>[];
  itens: readonly T[];
  chave: (item: T) => string | number;
  acoes: (item: T) => ReactNode;
};

/** One table; on a phone each row is laid out as a card. */
export function Tabela<T>({ legenda, colunas, itens, chave, acoes }: TabelaProps<T>) {
  return (
    <table className={classes.tabela}>
      <caption className="so-leitor">{legenda}</caption>
      <thead>
        <tr>
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
          <tr key={chave(item)}>
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
