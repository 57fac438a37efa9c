import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type ArgumentosDe, api, type PedidoDe, type RespostaDe, type RotaDaApi } from './api';

/** The calls that answer page by page, with the cursor of the next one. */
export type RotaPaginada = {
  [R in RotaDaApi]: RespostaDe<R> extends { proximo: string | null } ? R : never;
}[RotaDaApi];

type Paginada = { proximo: string | null };

/**
 * All pages fetched so far as one list. They stay cached, so "back" finds the list as long as it was and the scroll
 * position can be restored.
 */
export function usePaginas<R extends RotaPaginada, T>(
  rota: R,
  pedido: PedidoDe<R>,
  itensDe: (pagina: RespostaDe<R>) => T[],
) {
  const consulta = useInfiniteQuery({
    queryKey: [rota, 'paginas', pedido],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...('query' in pedido ? (pedido.query as object) : {}), cursor: pageParam ?? undefined };
      return api(rota, ...([{ ...pedido, query, signal }] as unknown as ArgumentosDe<R>));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (ultima) => (ultima as Paginada).proximo,
  });
  return emLista(consulta, itensDe);
}

/** What a list shows of a query that goes page by page, whatever leads from one to the next. */
export function emLista<P, T>(consulta: UseInfiniteQueryResult<InfiniteData<P>>, itensDe: (pagina: P) => T[]) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = consulta;
  return {
    itens: data?.pages.flatMap(itensDe) ?? [],
    primeira: data?.pages[0],
    carregando: isPending,
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

export type Paginas<T> = Omit<ReturnType<typeof usePaginas<RotaPaginada, T>>, 'primeira'>;
