import { QueryClient, queryOptions } from '@tanstack/react-query';
import { type ArgumentosDe, api, type PedidoDe, type RespostaDe, type RotaDaApi } from './api';
import { type FalhaDe, SemConexao } from './erros-da-api';

export const consultas = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // A refusal is an answer; only a failed connection is worth another try.
      retry: (falhas, erro) => erro instanceof SemConexao && falhas < 2,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
});

/** `useQuery(consulta('GET /coupon/:id', { params: { id } }))`; the key is the call itself. */
export function consulta<R extends RotaDaApi>(rota: R, ...[pedido]: ArgumentosDe<R>) {
  return queryOptions<RespostaDe<R>, FalhaDe<R>, RespostaDe<R>, readonly [R, PedidoDe<R> | object]>({
    queryKey: [rota, pedido ?? {}] as const,
    queryFn: ({ signal }) => api(rota, ...([{ ...pedido, signal }] as ArgumentosDe<R>)) as Promise<RespostaDe<R>>,
  });
}
