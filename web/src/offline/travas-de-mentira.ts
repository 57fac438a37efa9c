type Acao = (trava: object | null) => unknown;

/** For tests: one holder per name, as Web Locks have it; happy-dom has none. */
export function travasDeMentira() {
  const filas = new Map<string, Promise<unknown>>();
  return {
    async request(nome: string, { ifAvailable }: { ifAvailable?: boolean }, acao: Acao): Promise<unknown> {
      const ocupada = filas.get(nome);
      if (ocupada && ifAvailable) return acao(null);
      const vez = (ocupada ?? Promise.resolve()).then(() => acao({}));
      const fim = vez.then(
        () => undefined,
        () => undefined,
      );
      filas.set(nome, fim);
      void fim.then(() => filas.get(nome) === fim && filas.delete(nome));
      return vez;
    },
  };
}
