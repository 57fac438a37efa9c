import { Recusa } from './recusa';

type Vagas = { aoMesmoTempo: number; naFila: number };
type Espera = { seguir: () => void; desistir: (recusa: Recusa) => void };

/**
 * For work that is heavy in itself: so many at once, a short queue, then 429, so that it never starves the rest. Each
 * `quem` has a line of its own and the lines take turns; a full queue makes room at the end of the longest line, so that
 * few cannot keep the others out.
 */
export function portao({ aoMesmoTempo, naFila }: Vagas): <T>(acao: () => Promise<T>, quem?: string) => Promise<T> {
  let correndo = 0;
  const filas = new Map<string, Espera[]>();

  function esperar(quem: string): Promise<void> {
    const minha = filas.get(quem) ?? [];
    if (soma(filas) >= naFila) abrirLugar(minha);
    filas.set(quem, minha);
    return new Promise((seguir, desistir) => minha.push({ seguir, desistir }));
  }

  function abrirLugar(minha: Espera[]): void {
    const maior = [...filas.values()].reduce((a, b) => (b.length > a.length ? b : a), minha);
    if (maior.length <= minha.length + 1) throw cheio();
    maior.pop()?.desistir(cheio());
  }

  function chamarProxima(): void {
    for (const [quem, fila] of filas) {
      filas.delete(quem);
      const proxima = fila.shift();
      // Behind the others, for its next turn.
      if (fila.length > 0) filas.set(quem, fila);
      if (proxima) {
        proxima.seguir();
        return;
      }
    }
    correndo--;
  }

  return async (acao, quem = '') => {
    if (correndo >= aoMesmoTempo) await esperar(quem);
    else correndo++;
    try {
      return await acao();
    } finally {
      chamarProxima();
    }
  };
}

const cheio = () => new Recusa('MUITAS_TENTATIVAS', { aguarde: 5 });
const soma = (filas: Map<string, unknown[]>) => [...filas.values()].reduce((total, { length }) => total + length, 0);
