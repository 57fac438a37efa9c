import { useEffect, useRef } from 'react';

/**
 * Writes each new text once. On a slow device an earlier address is drawn after a later one was asked for: compared with
 * what is drawn, the later one would be asked for again, and the same address again begins the page afresh (spec 11.1).
 */
export function useEscrever(texto: string, escrito: string, escrever: (texto: string) => void): void {
  const ultimo = useRef(escrito);
  useEffect(() => {
    if (texto === ultimo.current) return;
    ultimo.current = texto;
    escrever(texto);
  }, [texto, escrever]);
}
