type Guardado<T> = { valor: T; lidoEm: number };

type Opcoes = { maximo: number; relogio: () => Date };

/** What was taken away meanwhile is still served this long, at most. */
const VALE_POR = 3_600_000;

/**
 * Bytes that never change under their key: those asked for lately are served from memory, up to a limit, and what is
 * being read is read once.
 */
export function naMemoria<T extends { bytes: Buffer }>(
  ler: (chave: string) => Promise<T>,
  { maximo, relogio }: Opcoes,
): (chave: string) => Promise<T> {
  const guardados = new Map<string, Guardado<T>>();
  const lendo = new Map<string, Promise<T>>();
  let total = 0;

  const soltar = (chave: string, { valor }: Guardado<T>) => {
    guardados.delete(chave);
    total -= valor.bytes.length;
  };

  const guardar = (chave: string, valor: T) => {
    if (valor.bytes.length > maximo) return;
    guardados.set(chave, { valor, lidoEm: relogio().getTime() });
    total += valor.bytes.length;
    for (const [antiga, guardado] of guardados) {
      if (total <= maximo) break;
      soltar(antiga, guardado);
    }
  };

  return async (chave) => {
    const guardado = guardados.get(chave);
    if (guardado && Math.abs(relogio().getTime() - guardado.lidoEm) < VALE_POR) {
      // A map keeps the order of writing: the one just asked for goes to the end, away from being dropped.
      guardados.delete(chave);
      guardados.set(chave, guardado);
      return guardado.valor;
    }
    if (guardado) soltar(chave, guardado);
    const emCurso = lendo.get(chave);
    if (emCurso) return emCurso;
    const leitura = ler(chave);
    lendo.set(chave, leitura);
    try {
      const valor = await leitura;
      guardar(chave, valor);
      return valor;
    } finally {
      lendo.delete(chave);
    }
  };
}
