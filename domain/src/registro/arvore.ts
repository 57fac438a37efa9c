import { type Bytes, bytesDoHex, bytesDoTexto, hexDe, juntarBytes, type Sha256 } from './bytes';

// The tree of RFC 6962: a hash for each leaf, and one for every two that stand side by side, up to the root. A tree that
// is not full is cut at the largest power of two: what stands left of the cut never changes again.

/** Leaves from `inicio` up to and without `fim`, counted from 0. */
export type Trecho = { inicio: number; fim: number };

/** A leaf and a node begin with another byte each: none can be passed off as the other. */
export const bytesDaFolha = (folha: string): Bytes => juntarBytes([0], bytesDoTexto(folha));
export const bytesDoNo = (esquerda: Uint8Array, direita: Uint8Array): Bytes => juntarBytes([1], esquerda, direita);

/** The largest power of two below it. */
const corte = (quantas: number) => 2 ** (31 - Math.clz32(quantas - 1));

/** The root above these. `T` may be a promise, where hashing is one. */
export function raizDe<T>(hashes: readonly T[], juntar: (esquerda: T, direita: T) => T): T {
  const [primeiro] = hashes;
  if (primeiro === undefined) throw new RangeError('Uma árvore sem folhas não tem raiz.');
  if (hashes.length === 1) return primeiro;
  const meio = corte(hashes.length);
  return juntar(raizDe(hashes.slice(0, meio), juntar), raizDe(hashes.slice(meio), juntar));
}

/** What a stretch that begins at a cut is made of: full subtrees, from the largest. */
export function partesCheias({ inicio, fim }: Trecho): Trecho[] {
  const partes: Trecho[] = [];
  for (let de = inicio; de < fim; ) {
    const ate = de + corte(fim - de + 1);
    partes.push({ inicio: de, fim: ate });
    de = ate;
  }
  return partes;
}

/** The root of a stretch, from those of its full parts. */
export function juntarPartes<T>(raizes: readonly T[], juntar: (esquerda: T, direita: T) => T): T {
  const [ultima, ...outras] = raizes.toReversed();
  if (ultima === undefined) throw new RangeError('Uma árvore sem folhas não tem raiz.');
  return outras.reduce((direita, esquerda) => juntar(esquerda, direita), ultima);
}

/** Of which stretches the roots prove that a leaf is there, from the bottom up. `posicao` counts from 0. */
export function caminhoDeInclusao(posicao: number, tamanho: number): Trecho[] {
  const vizinhos: Trecho[] = [];
  let [inicio, fim] = [0, tamanho];
  while (fim - inicio > 1) {
    const meio = inicio + corte(fim - inicio);
    if (posicao < meio) {
      vizinhos.push({ inicio: meio, fim });
      fim = meio;
    } else {
      vizinhos.push({ inicio, fim: meio });
      inicio = meio;
    }
  }
  return vizinhos.reverse();
}

/** Of which stretches the roots prove that the tree of `de` leaves is the beginning of that of `ate`. */
export function caminhoDeConsistencia(de: number, ate: number): Trecho[] {
  const vizinhos: Trecho[] = [];
  let [inicio, fim] = [0, ate];
  while (fim !== de) {
    const meio = inicio + corte(fim - inicio);
    if (de <= meio) {
      vizinhos.push({ inicio: meio, fim });
      fim = meio;
    } else {
      vizinhos.push({ inicio, fim: meio });
      inicio = meio;
    }
  }
  // Else it is the old root itself, which whoever checks already has.
  if (inicio > 0) vizinhos.push({ inicio, fim });
  return vizinhos.reverse();
}

/** `n` counts from 1; hashes are hexadecimal, as they travel. */
export type ProvaDeInclusao = { n: number; tamanho: number; folha: string; caminho: readonly string[]; raiz: string };

export async function conferirInclusao(prova: ProvaDeInclusao, sha256: Sha256): Promise<boolean> {
  const { n, tamanho, folha, raiz } = prova;
  if (!emOrdem(n, tamanho)) return false;
  const trechos = caminhoDeInclusao(n - 1, tamanho);
  const vizinhos = lerCaminho(prova.caminho, trechos.length);
  if (!vizinhos) return false;
  let hash = await sha256(bytesDaFolha(folha));
  for (const [i, vizinho] of vizinhos.entries()) {
    const aEsquerda = (trechos[i]?.fim ?? 0) < n;
    hash = await sha256(aEsquerda ? bytesDoNo(vizinho, hash) : bytesDoNo(hash, vizinho));
  }
  return hexDe(hash) === raiz;
}

export type ProvaDeConsistencia = {
  de: number;
  ate: number;
  caminho: readonly string[];
  raizDe: string;
  raizAte: string;
};

export async function conferirConsistencia(prova: ProvaDeConsistencia, sha256: Sha256): Promise<boolean> {
  const { de, ate } = prova;
  if (!emOrdem(de, ate)) return false;
  const trechos = caminhoDeConsistencia(de, ate);
  const vizinhos = lerCaminho(prova.caminho, trechos.length);
  const raizAntiga = lerHash(prova.raizDe);
  if (!vizinhos || !raizAntiga) return false;
  // From the part both trees share at the end of the old one, both roots are built at once.
  const comeco = trechos[0]?.fim === de ? vizinhos[0] : undefined;
  let antiga: Uint8Array = comeco ?? raizAntiga;
  let nova = antiga;
  for (const [i, vizinho] of vizinhos.entries()) {
    if (i === 0 && comeco) continue;
    if ((trechos[i]?.inicio ?? 0) >= de) nova = await sha256(bytesDoNo(nova, vizinho));
    else [antiga, nova] = [await sha256(bytesDoNo(vizinho, antiga)), await sha256(bytesDoNo(vizinho, nova))];
  }
  return hexDe(antiga) === prova.raizDe && hexDe(nova) === prova.raizAte;
}

const FOLHAS_NO_MAXIMO = 2 ** 30;

const emOrdem = (de: number, ate: number) =>
  Number.isInteger(de) && Number.isInteger(ate) && 1 <= de && de <= ate && ate <= FOLHAS_NO_MAXIMO;

function lerHash(hex: string): Bytes | null {
  const bytes = bytesDoHex(hex);
  return bytes?.length === 32 ? bytes : null;
}

/** As many as there must be, and each a hash. */
function lerCaminho(caminho: readonly string[], quantos: number): Bytes[] | null {
  const lidos = caminho.map(lerHash).filter((hash) => hash !== null);
  return caminho.length === quantos && lidos.length === quantos ? lidos : null;
}
