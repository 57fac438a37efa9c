import { createHash } from 'node:crypto';

/** The same request gives the same bytes, whatever the order its keys came in. */
export function resumoDoCorpo(corpo: Record<string, unknown>): Buffer {
  const pares = Object.entries(corpo)
    .filter(([, valor]) => valor !== undefined && valor !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(pares)).digest();
}
