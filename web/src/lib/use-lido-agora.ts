import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

/**
 * For a form that changes a record: read afresh when it opens, not from what an earlier screen left behind, and never
 * again under the person's hands.
 */
export function useLidoAgora<T, E extends Error, K extends QueryKey>(opcoes: UseQueryOptions<T, E, T, K>) {
  const { data, isFetchedAfterMount, isError, error, refetch } = useQuery({
    ...opcoes,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  });
  return { data: isFetchedAfterMount && !isError ? data : undefined, error, refetch };
}
