import { createHash } from 'node:crypto';

// The tree of RFC 6962.

export const resumo = (...partes) => partes.reduce((h, parte) => h.update(parte), createHash('sha256')).digest();
const resumoDaFolha = (texto) => resumo(Buffer.of(0), Buffer.from(texto, 'utf8'));
const resumoDoNo = (esquerda, direita) => resumo(Buffer.of(1), esquerda, direita);

export class Arvore {
  tamanho = 0;
  #cheias = [];

  /** The full subtrees from the left, one for each bit of the size. */
  juntar(texto) {
    let no = resumoDaFolha(texto);
    for (let t = this.tamanho; t % 2 === 1; t = Math.floor(t / 2)) no = resumoDoNo(this.#cheias.pop(), no);
    this.#cheias.push(no);
    this.tamanho += 1;
  }

  raiz() {
    const raiz = this.#cheias.reduceRight((direita, no) => (direita ? resumoDoNo(no, direita) : no), null);
    return (raiz ?? resumo()).toString('hex');
  }
}

/** The root that a proof of inclusion leads to, or null if it has one step too many or too few (RFC 9162, 2.1.3.2). */
export function raizPelaProva({ n, folha, caminho }, tamanho) {
  if (!(n >= 1 && n <= tamanho)) return null;
  let [indice, ultimo, no] = [n - 1, tamanho - 1, resumoDaFolha(folha)];
  const subir = () => {
    [indice, ultimo] = [Math.floor(indice / 2), Math.floor(ultimo / 2)];
  };
  for (const vizinho of caminho) {
    if (ultimo === 0) return null;
    if (indice % 2 === 1 || indice === ultimo) {
      no = resumoDoNo(Buffer.from(vizinho, 'hex'), no);
      while (indice % 2 === 0 && indice !== 0) subir();
    } else no = resumoDoNo(no, Buffer.from(vizinho, 'hex'));
    subir();
  }
  return ultimo === 0 ? no.toString('hex') : null;
}
