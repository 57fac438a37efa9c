import { POR_PAGINA } from './folha.mjs';

/** Where each +1 stands and its receipt, in 36 bytes a leaf: the whole register is compared with itself in little memory. */
export class Vistos {
  #blocos = [];
  #casas = new Int32Array(1 << 12);
  #quantos = 0;

  #achar(n) {
    const bloco = Math.floor((n - 1) / POR_PAGINA);
    this.#blocos[bloco] ??= { recibos: Buffer.alloc(32 * POR_PAGINA), grupos: new Int32Array(POR_PAGINA) };
    return [this.#blocos[bloco], (n - 1) % POR_PAGINA];
  }

  #recibo(n) {
    const [{ recibos }, i] = this.#achar(n);
    return recibos.subarray(32 * i, 32 * i + 32);
  }

  /** The number of the leaf that has this receipt already; else it is kept, under this one. */
  juntar(n, comprovante, grupo) {
    const [{ recibos, grupos }, i] = this.#achar(n);
    recibos.write(comprovante, 32 * i, 'hex');
    grupos[i] = grupo + 1;
    if (++this.#quantos * 2 > this.#casas.length) {
      const antigas = this.#casas.filter((m) => m > 0);
      this.#casas = new Int32Array(this.#casas.length * 2);
      for (const m of antigas) this.#casas[this.#lugar(this.#recibo(m))] = m;
    }
    const lugar = this.#lugar(this.#recibo(n));
    const antes = this.#casas[lugar];
    this.#casas[lugar] ||= n;
    return antes || null;
  }

  #lugar(recibo) {
    for (let casa = recibo.readUInt32LE(0); ; casa++) {
      const m = this.#casas[casa % this.#casas.length];
      if (m === 0 || this.#recibo(m).equals(recibo)) return casa % this.#casas.length;
    }
  }

  /** The month and city of a +1; null for what is none. Below zero: it was taken back. */
  grupoDe(n) {
    const [{ grupos }, i] = this.#achar(n);
    return grupos[i] || null;
  }

  retirar(n) {
    const [{ grupos }, i] = this.#achar(n);
    grupos[i] = -grupos[i];
  }
}
