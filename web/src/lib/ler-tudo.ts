/** Page after page until one comes short: for what people see or search as a whole. `ler` brings what comes after `ultimo`. */
export async function lerTudo<T>(porVez: number, ler: (ultimo: T | undefined) => Promise<T[]>): Promise<T[]> {
  const tudo: T[] = [];
  for (;;) {
    const pagina = await ler(tudo.at(-1));
    tudo.push(...pagina);
    if (pagina.length < porVez) return tudo;
  }
}
