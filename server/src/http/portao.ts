import { Recusa } from './recusa';

type Vagas = { aoMesmoTempo: number; naFila: number };

/** For work that is heavy in itself: so many at once, a short queue, then 429, so that it never starves the rest. */
export function portao({ aoMesmoTempo, naFila }: Vagas): <T>(acao: () => Promise<T>) => Promise<T> {
  let correndo = 0;
  const fila: (() => void)[] = [];
  return async (acao) => {
    if (correndo >= aoMesmoTempo) {
      if (fila.length >= naFila) throw new Recusa('MUITAS_TENTATIVAS', { aguarde: 5 });
      await new Promise<void>((seguir) => fila.push(seguir));
    } else {
      correndo++;
    }
    try {
      return await acao();
    } finally {
      const proxima = fila.shift();
      if (proxima) proxima();
      else correndo--;
    }
  };
}
