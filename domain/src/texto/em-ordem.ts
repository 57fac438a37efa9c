import { semAcento } from './sem-acento';

/**
 * As a Brazilian list has them: neither accent nor capital counts. By hand: the first use of the browser's language data
 * costs a cheap phone some 90 ms.
 */
export function emOrdem(a: string, b: string): number {
  const [x, y] = [semAcento(a), semAcento(b)];
  return x < y ? -1 : Number(x > y);
}
