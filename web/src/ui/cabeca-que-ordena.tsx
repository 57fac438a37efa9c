import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import classes from './cabeca-que-ordena.module.css';
import { proximaOrdem, sentidoDe } from './ordem';

/** The order a list is in, and how another one is asked for. */
export type OrdemDaTabela = { atual: string; mudar: (ordem: string) => void };

type CabecaProps = {
  nome: string;
  /** The order of this column, as the server knows it. */
  por: string;
  /** Dates and amounts: from the largest first. */
  desceAntes?: boolean | undefined;
  ordem: OrdemDaTabela;
  alinhar?: 'direita' | undefined;
};

/** The heading of a column that sorts: tapped again, the other way round. */
export function CabecaQueOrdena({ nome, por, desceAntes, ordem, alinhar }: CabecaProps) {
  const sentido = sentidoDe(por, ordem.atual);
  const Icone = sentido ? { ascending: IconArrowUp, descending: IconArrowDown }[sentido] : IconArrowsSort;
  return (
    <th scope="col" aria-sort={sentido} data-alinhar={alinhar}>
      <button
        type="button"
        className={classes.botao}
        onClick={() => ordem.mudar(proximaOrdem(por, ordem.atual, desceAntes))}
      >
        {nome}
        <Icone size={16} aria-hidden />
      </button>
    </th>
  );
}
