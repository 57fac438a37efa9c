/** Who goes first: what a person waits for or must know at once, what was caused singly, what came by the hundred. */
export const URGENTE = 0;
export const AVULSO = 1;
export const EM_MASSA = 2;
export type Urgencia = typeof URGENTE | typeof AVULSO | typeof EM_MASSA;

/** What is known of the mail relay: `pausa` lasts while it is left alone, and after it one mail at a time tries it. */
export type Rele = { pausa(sinal: AbortSignal): Promise<void>; provando(): boolean };

export type Postagem = {
  /** Waits for a turn; without one (too long, or it is being stopped) the mail goes back to the queue. */
  entrar(urgencia: Urgencia): Promise<boolean>;
  sair(): void;
  parar(): void;
};

type Espera = (vai: boolean) => void;
/** `ritmo` lasts until one more may go, over all instances. */
type Opcoes = { aoMesmoTempo: number; rele: Rele; ritmo: (sinal: AbortSignal) => Promise<void> };

/** Well within the time after which the queue takes a mail for lost and gives it to another. */
const PACIENCIA_MS = 300_000;

/**
 * So many mails at once, the most urgent first. One place is kept for the urgent: were all of them held by slow mailboxes,
 * a forgotten password would wait for those.
 */
export function abrirPostagem({ aoMesmoTempo, rele, ritmo }: Opcoes): Postagem {
  const parada = new AbortController();
  const filas: Set<Espera>[] = [new Set(), new Set(), new Set()];
  let correndo = 0;
  let admitindo = false;

  function cabe(urgencia: number): boolean {
    const vagas = rele.provando() ? 1 : aoMesmoTempo;
    return correndo < (urgencia === URGENTE ? vagas : Math.max(1, vagas - 1));
  }
  const proxima = () =>
    filas
      .find((fila, urgencia) => fila.size > 0 && cabe(urgencia))
      ?.values()
      .next().value;

  /** Chosen after the waits: whoever is most urgent by then. */
  async function admitir(): Promise<void> {
    if (admitindo) return;
    admitindo = true;
    while (proxima() && !parada.signal.aborted) {
      await rele.pausa(parada.signal);
      await ritmo(parada.signal);
      const espera = proxima();
      if (!espera || parada.signal.aborted) continue;
      correndo++;
      espera(true);
    }
    admitindo = false;
  }

  return {
    entrar: (urgencia) =>
      new Promise((responder) => {
        if (parada.signal.aborted) return responder(false);
        const fila = filas[urgencia];
        const espera: Espera = (vai) => {
          clearTimeout(prazo);
          fila?.delete(espera);
          responder(vai);
        };
        const prazo = setTimeout(espera, PACIENCIA_MS, false);
        fila?.add(espera);
        void admitir();
      }),
    sair() {
      correndo--;
      void admitir();
    },
    parar() {
      parada.abort();
      for (const fila of filas) for (const espera of fila) espera(false);
    },
  };
}
