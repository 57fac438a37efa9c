import { useEffect, useState } from 'react';
import { api } from '../lib/api';
import type { ArgumentosDe, Leitura, RespostaDe } from '../lib/tipos-da-api';

// This page is all that a stranger loads: it goes without what the app reads, routes and draws with (app/pagina-aberta.tsx).

type Estado<T> = { dados?: T; erro?: Error };

const ESPERA_NO_MAXIMO = 2_000;
/** Read and not shown yet. */
const lidas = new Map<Leitura, Estado<unknown>>();

/** So that a screen can open with its answer, if that is quick: nothing on it has to wait, or moves when it comes. */
export async function lerAntes<N extends Leitura>(chamada: N, ...envio: ArgumentosDe<N>): Promise<void> {
  lidas.delete(chamada);
  const leitura = api(chamada, ...envio).then(
    (dados) => lidas.set(chamada, { dados }),
    (erro: Error) => lidas.set(chamada, { erro }),
  );
  await Promise.race([leitura, new Promise((depois) => setTimeout(depois, ESPERA_NO_MAXIMO))]);
}

/** One answer, asked for when the screen opens. */
export function useLeitura<N extends Leitura>(chamada: N, ...envio: ArgumentosDe<N>) {
  const [vez, setVez] = useState(0);
  const [{ dados, erro }, setEstado] = useState(() => (lidas.get(chamada) ?? {}) as Estado<RespostaDe<N>>);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked never changes; another turn asks again.
  useEffect(() => {
    lidas.delete(chamada);
    if (vez === 0 && (dados || erro)) return;
    let aqui = true;
    setEstado({});
    api(chamada, ...envio).then(
      (lidos) => aqui && setEstado({ dados: lidos }),
      (falha: Error) => aqui && setEstado({ erro: falha }),
    );
    return () => {
      aqui = false;
    };
  }, [chamada, vez]);
  return { dados, erro, tentarDeNovo: () => setVez(vez + 1) };
}
