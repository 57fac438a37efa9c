import { useEffect, useRef } from 'react';
import type { LojaNoMapa } from './loja-no-mapa';
import classes from './mapa.module.css';
import { porcento } from './porcento';

type ListaDoMapaProps = {
  lojas: LojaNoMapa[];
  idEscolhida: number | null;
  /** The one somebody is looking at on the map. */
  realce: number | null;
  escolher: (id: number | null) => void;
  realcar: (id: number | null) => void;
};

/** The same stores, for who reads rather than looks; the one open on the map is the one marked here. */
export function ListaDoMapa({ lojas, idEscolhida, realce, escolher, realcar }: ListaDoMapaProps) {
  const lista = useRef<HTMLUListElement>(null);
  const naLista = lojas.some(({ id_shopkeeper }) => id_shopkeeper === idEscolhida);

  // Beside the map the list scrolls by itself; below it, the page does, and the map stays where it is.
  useEffect(() => {
    const item = naLista && lista.current?.querySelector<HTMLElement>(`[data-loja="${idEscolhida}"]`);
    if (item) item.scrollIntoView({ block: 'nearest' });
  }, [idEscolhida, naLista]);

  return (
    <ul ref={lista} className={classes.lista}>
      {lojas.map(({ id_shopkeeper: id, nome_fantasia, bairro, cidade, desconto }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.item}
            data-loja={id}
            data-realce={realce === id || undefined}
            aria-pressed={id === idEscolhida}
            onClick={() => escolher(id === idEscolhida ? null : id)}
            onMouseEnter={() => realcar(id)}
            onMouseLeave={() => realcar(null)}
            onFocus={() => realcar(id)}
            onBlur={() => realcar(null)}
          >
            <span className={classes.itemNome} translate="no">
              {nome_fantasia}
            </span>
            <span className={classes.itemOnde}>{[bairro, cidade].filter(Boolean).join(' · ')}</span>
            <span className={classes.itemDesconto}>
              {porcento(desconto)}
              <span className="so-leitor"> de desconto</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
