import { comTrava } from './trava';

/** Keeps everybody else's hands off a recommendation for as long as it is being edited. Returns how to let go. */
export function segurar(chave: string, aoPegar: () => void): () => void {
  let soltar = () => {};
  const solta = new Promise<void>((resolve) => {
    soltar = resolve;
  });
  void comTrava(chave, { esperar: true }, async () => {
    aoPegar();
    await solta;
  });
  return soltar;
}
