import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CabecaQueOrdena, type OrdemDaTabela } from './cabeca-que-ordena';
import classes from './tabela.module.css';
import emCartoes from './tabela-no-celular.module.css';
import queAbre from './tabela-que-abre.module.css';

export type Coluna<T> = {
  nome: string;
  mostrar: (item: T) => ReactNode;
  /** The one that names the row: on a phone, its first line. */
  titulo?: true;
  alinhar?: 'direita';
  /** `inteira`: never broken over two lines. `larga`: with room for an address. */
  cabe?: 'inteira' | 'larga';
  /**
   * On a phone a row is two lines: the facts stand in the second one, `estado` at its end. Of the others the page tells
   * that the row leads to; where a table leads nowhere they stay, with their names, below.
   */
  noCelular?: 'fato' | 'segundo-fato' | 'estado';
  /** What is counted, where no heading says it: on a phone's line of facts. */
  unidade?: (item: T) => string;
  /** Its heading sorts the list by this order. */
  ordem?: string;
  /** Dates and amounts: from the largest first. */
  desceAntes?: true;
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
  /**
   * On a phone the first act of a row is the row itself. `linha`: the others are found where it leads; `linha-e-atos`:
   * they stay at its end. `aqui`: where no page is behind it, the row unfolds to everything it has.
   */
  abre?: 'linha' | 'linha-e-atos' | 'aqui';
  /** What a row that unfolds is called. */
  nomear?: (item: T) => string;
  marcas?: Marcas<T> | undefined;
  ordem?: OrdemDaTabela | undefined;
};

/** One table; on a phone each row is two lines that lead on. */
export function Tabela<T>(props: TabelaProps<T>) {
  const { legenda, colunas, itens, chave, abre, marcas, ordem } = props;
  return (
    <table
      className={`${classes.tabela} ${emCartoes.tabela} ${abre === 'aqui' ? queAbre.tabela : ''}`}
      data-abre={abre}
      data-marcas={marcas ? '' : undefined}
    >
      <caption className="so-leitor">{legenda}</caption>
      <thead>
        <tr>
          {marcas && (
            <th scope="col">
              <span className="so-leitor">Seleção</span>
            </th>
          )}
          {colunas.map((coluna) => (
            <Cabeca key={coluna.nome} coluna={coluna} ordem={ordem} />
          ))}
          <th scope="col">
            <span className="so-leitor">Ações</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {itens.map((item) => (
          <LinhaDaTabela key={chave(item)} {...props} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function LinhaDaTabela<T>({ item, colunas, acoes, abre, nomear, marcas }: TabelaProps<T> & { item: T }) {
  const [aberta, setAberta] = useState(false);
  return (
    <tr data-marcada={marcas?.tem(item) || undefined} data-aberta={aberta || undefined}>
      {marcas && <td data-parte="marca">{(marcas.pode?.(item) ?? true) && <Marca marcas={marcas} item={item} />}</td>}
      {colunas.map(({ nome, mostrar, titulo, alinhar, cabe, noCelular, unidade }) => (
        <td
          key={nome}
          data-rotulo={nome}
          data-titulo={titulo}
          data-alinhar={alinhar}
          data-cabe={cabe}
          data-no-celular={noCelular}
        >
          <div data-unidade={unidade?.(item)}>{mostrar(item)}</div>
          {titulo && abre === 'aqui' && (
            <button
              type="button"
              className={queAbre.abrir}
              aria-expanded={aberta}
              aria-label={`Tudo sobre ${nomear?.(item) ?? 'esta linha'}`}
              onClick={() => setAberta(!aberta)}
            >
              <IconChevronDown size={22} aria-hidden />
            </button>
          )}
        </td>
      ))}
      <td data-parte="acoes">
        <div>{acoes(item)}</div>
        {abre === 'linha' && <IconChevronRight data-parte="seta" size={22} aria-hidden />}
      </td>
    </tr>
  );
}

function Cabeca<T>({ coluna, ordem }: { coluna: Coluna<T>; ordem: OrdemDaTabela | undefined }) {
  const { nome, alinhar, ordem: por, desceAntes } = coluna;
  if (por && ordem) return <CabecaQueOrdena {...{ nome, por, desceAntes, ordem, alinhar }} />;
  return (
    <th scope="col" data-alinhar={alinhar}>
      {nome}
    </th>
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
