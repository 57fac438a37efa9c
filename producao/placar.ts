import { ouvirTentativas } from '../faults/comum/cliente';

/** What the clients lived through in one event: each attempt counts, also those that a second one made good. */
export class Placar {
  chamadas = 0;
  falhas = 0;
  readonly motivos: Record<string, number> = {};
  #ultimaFalha = 0;

  constructor() {
    ouvirTentativas((falha) => this.#anotar(falha));
  }

  #anotar(falha: string | null): void {
    this.chamadas++;
    if (falha === null) return;
    this.falhas++;
    this.motivos[falha] = (this.motivos[falha] ?? 0) + 1;
    this.#ultimaFalha = performance.now();
  }

  /** Seconds from a moment to the last call that failed. */
  segundosAteVoltar(desde: number): number {
    return Math.max(0, this.#ultimaFalha - desde) / 1000;
  }
}
