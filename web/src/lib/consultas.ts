import type { NomeDeChamada } from '@indica-bem/domain/contrato/chamadas';
import { QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from './api';
import { type FalhaDe, SemConexao } from './erros-da-api';
import type { ArgumentosDe, EnvioDe, Leitura, RespostaDe } from './tipos-da-api';

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

/** `useQuery(consulta(verCupom, { params: { id } }))`; the key is the call itself. */
export function consulta<N extends NomeDeChamada>(chamada: N, ...[envio]: ArgumentosDe<N>) {
  return queryOptions<RespostaDe<N>, FalhaDe<N>, RespostaDe<N>, readonly [N, EnvioDe<N> | object]>({
    queryKey: [chamada, envio ?? {}] as const,
    queryFn: ({ signal }) => api(chamada, ...([{ ...envio, signal }] as ArgumentosDe<N>)) as Promise<RespostaDe<N>>,
  });
}

/**
 * What these calls answered is old, whatever they were asked for: who shows it asks again. Also a first answer that is still on
 * its way, which may have been read before: asked again, it would only be waited for.
 */
export async function invalidar(...chamadas: Leitura[]): Promise<void> {
  await Promise.all(
    chamadas.map(async (chamada) => {
      const queryKey = [chamada];
      await consultas.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
      await consultas.invalidateQueries({ queryKey });
    }),
  );
}
