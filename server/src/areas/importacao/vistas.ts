const BLOCO = 64 * 1024;

/**
 * What earlier rows of a file have taken, by their key. As text outside of the heap: of the largest file it is nearly the
 * whole file, and as objects it would be several times that, to be gone through by every collection.
 */
export class Vistas<T> {
  readonly #lugares = new Map<string, number>();
  readonly #blocos: Buffer[] = [];
  #fim = BLOCO;

  guardar(chave: string, valor: T): void {
    const texto = Buffer.from(`${JSON.stringify(valor)}\0`);
    if (this.#fim + texto.length > BLOCO) {
      this.#blocos.push(Buffer.allocUnsafe(Math.max(BLOCO, texto.length)));
      this.#fim = 0;
    }
    const ultimo = this.#blocos.length - 1;
    this.#blocos[ultimo]?.set(texto, this.#fim);
    this.#lugares.set(chave, ultimo * BLOCO + this.#fim);
    this.#fim += texto.length;
  }

  ler(chave: string): T | undefined {
    const lugar = this.#lugares.get(chave);
    if (lugar === undefined) return undefined;
    const [bloco, inicio] = [this.#blocos[Math.floor(lugar / BLOCO)] as Buffer, lugar % BLOCO];
    return JSON.parse(bloco.toString('utf8', inicio, bloco.indexOf(0, inicio)));
  }
}
