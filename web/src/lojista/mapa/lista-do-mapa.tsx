import { formatarDecimal } from '@indica-bem/domain/brasil/numeros';
import { useEffect, useRef } from 'react';
import type { LojaNoMapa } from './loja-no-mapa';
import classes from './mapa.module.css';

type ListaDoMapaProps = { lojas: LojaNoMapa[]; idEscolhida: number | null; escolher: (id: number | null) => void };

/** The same stores, for who reads rather than looks; the one open on the map is the one marked here. */
export function ListaDoMapa({ lojas, idEscolhida, escolher }: ListaDoMapaProps) {
  const lista = useRef<HTMLUListElement>(null);

  // Only inside the list: the page must not jump away from the map that was just tapped.
  useEffect(() => {
    const item = lista.current?.querySelector<HTMLElement>(`[data-loja="${idEscolhida}"]`);
    if (item) lista.current?.scrollTo({ top: item.offsetTop - 60 });
  }, [idEscolhida]);

  return (
    <ul ref={lista} className={classes.lista}>
      {lojas.map(({ id_shopkeeper, nome_fantasia, bairro, cidade, desconto }) => (
        <li key={id_shopkeeper}>
          <button
            type="button"
            className={classes.item}
            data-loja={id_shopkeeper}
            aria-pressed={id_shopkeeper === idEscolhida}
            onClick={() => escolher(id_shopkeeper === idEscolhida ? null : id_shopkeeper)}
          >
            <span className={classes.itemNome}>{nome_fantasia}</span>
            <span className={classes.itemOnde}>{[bairro, cidade].filter(Boolean).join(' · ')}</span>
            <span className={classes.itemDesconto}>
              {formatarDecimal(desconto, 2)}%<span className="so-leitor"> de desconto</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
