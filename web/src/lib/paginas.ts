import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { api } from './api';
import type { ArgumentosDe, EnvioDe, Leitura, RespostaDe } from './tipos-da-api';

/** The calls that answer page by page, with the cursor of the next one. */
type LeituraPaginada = {
  [N in Leitura]: RespostaDe<N> extends Paginada ? N : never;
}[Leitura];

type Paginada = { proximo: string | null };

/**
 * All pages fetched so far as one list. They stay cached, so "back" finds the list as long as it was and the scroll
 * position can be restored.
 */
export function usePaginas<N extends LeituraPaginada, T>(
  chamada: N,
  envio: EnvioDe<N>,
  itensDe: (pagina: RespostaDe<N>) => T[],
) {
  const queryKey = [chamada, 'paginas', envio];
  const consulta = useInfiniteQuery({
    queryKey,
    // In another order they are the same rows: they stay, and the heading that was pressed with them.
    placeholderData: (antes: InfiniteData<RespostaDe<N>, string | null> | undefined, dela) =>
      dela && semOrdem(dela.queryKey) === semOrdem(queryKey) ? antes : undefined,
    queryFn: ({ pageParam, signal }) => {
      const query = { ...('query' in envio ? (envio.query as object) : {}), cursor: pageParam ?? undefined };
      return api(chamada, ...([{ ...envio, query, signal }] as unknown as ArgumentosDe<N>));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (ultima) => (ultima as Paginada).proximo,
  });
  return emLista(consulta, itensDe);
}

const semOrdem = (chave: readonly unknown[]) =>
  JSON.stringify(chave, (nome, valor) => (nome === 'ordem' ? undefined : valor));

/** What a list shows of a query that goes page by page, whatever leads from one to the next. */
export function emLista<P, T>(consulta: UseInfiniteQueryResult<InfiniteData<P>>, itensDe: (pagina: P) => T[]) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = consulta;
  return {
    itens: data?.pages.flatMap(itensDe) ?? [],
    primeira: data?.pages[0],
    carregando: isPending,
    /** Those of the order before, until the new one comes. */
    deAntes: consulta.isPlaceholderData,
    erro: error,
    /** Something to show, even if the last try to renew it failed. */
    carregou: data !== undefined,
    faltouMais: consulta.isFetchNextPageError,
    temMais: hasNextPage,
    carregandoMais: isFetchingNextPage,
    carregarMais: () => void fetchNextPage(),
    tentarDeNovo: () => void refetch(),
  };
}

export type Paginas<T> = Omit<ReturnType<typeof usePaginas<LeituraPaginada, T>>, 'primeira'>;
