import { useState } from 'react';

/**
 * Why the last try failed, also while the next is on its way: a page that has once said so does not go back to waiting
 * each time it asks again.
 */
export function useUltimaFalha(falha: Error | null): Error | null {
  const [ultima, setUltima] = useState(falha);
  if (falha && falha !== ultima) setUltima(falha);
  return falha ?? ultima;
}
