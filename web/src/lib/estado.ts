type Ouvinte = () => void;

/** Who wants to hear of a change in something that is kept elsewhere, as in local storage. */
export function criarOuvintes() {
  const ouvintes = new Set<Ouvinte>();
  return {
    assinar(ouvinte: Ouvinte): () => void {
      ouvintes.add(ouvinte);
      return () => void ouvintes.delete(ouvinte);
    },
    avisar(): void {
      for (const ouvinte of ouvintes) ouvinte();
    },
  };
}

/** A value outside React that screens follow: `useSyncExternalStore(assinar, ler)`. */
export function criarEstado<T>(inicial: T) {
  const { assinar, avisar } = criarOuvintes();
  let valor = inicial;
  return {
    assinar,
    ler: (): T => valor,
    trocar(novo: T): void {
      valor = novo;
      avisar();
    },
  };
}
