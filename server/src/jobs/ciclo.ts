import { setTimeout as esperar } from 'node:timers/promises';

const INTERVALO_MS = 1_000;

export type Ciclo = { parar(): Promise<void> };

/**
 * Takes the next of a queue for as long as there is one, then looks again every second. Whatever goes wrong, the
 * database gone included, is told and tried again: the loop ends only when asked to, after the work in hand.
 */
export function emCiclo(proximo: () => Promise<boolean>, aoFalhar: (erro: unknown) => void): Ciclo {
  const parada = new AbortController();
  const rodar = async () => {
    while (!parada.signal.aborted) {
      const havia = await proximo().catch((erro) => {
        aoFalhar(erro);
        return false;
      });
      if (!havia) await esperar(INTERVALO_MS, undefined, { signal: parada.signal }).catch(() => undefined);
    }
  };
  const fim = rodar();
  return {
    parar() {
      parada.abort();
      return fim;
    },
  };
}
