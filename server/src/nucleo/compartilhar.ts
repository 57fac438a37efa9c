const VALE_POR = 3_000;

export type Compartilhada<T> = { (): Promise<T>; esquecer(): void };

/**
 * One answer for everybody who asks without saying who they are: read once, whoever comes meanwhile waits for the same
 * reading, and for a few seconds it is not read again. So a thousand callers cost what one does.
 */
export function compartilhar<T>(ler: () => Promise<T>, relogio: () => Date, valePor = VALE_POR): Compartilhada<T> {
  let pronta: { resposta: T; lidaEm: number } | undefined;
  let lendo: Promise<T> | undefined;

  const fresca = (agora: number) => pronta && Math.abs(agora - pronta.lidaEm) < valePor;
  const pedir = async (): Promise<T> => {
    const agora = relogio().getTime();
    if (pronta && fresca(agora)) return pronta.resposta;
    if (lendo) return lendo;
    const leitura = ler();
    lendo = leitura;
    try {
      const resposta = await leitura;
      // Forgotten while it was being read: it may be older than the change.
      if (lendo === leitura) pronta = { resposta, lidaEm: agora };
      return resposta;
    } finally {
      if (lendo === leitura) lendo = undefined;
    }
  };
  return Object.assign(pedir, {
    /** What was read no longer holds: who changed it sees the change at once. */
    esquecer() {
      pronta = undefined;
      lendo = undefined;
    },
  });
}
