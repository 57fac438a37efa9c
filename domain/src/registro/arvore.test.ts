import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bytesDaFolha,
  bytesDoNo,
  caminhoDeConsistencia,
  caminhoDeInclusao,
  conferirConsistencia,
  conferirInclusao,
  juntarPartes,
  partesCheias,
  raizDe,
  type Trecho,
} from './arvore';
import { hexDe } from './bytes';
import { sha256 } from './cripto-dos-testes';

type Hash = Promise<Uint8Array>;
const juntar = async (esquerda: Hash, direita: Hash) => sha256(bytesDoNo(await esquerda, await direita));
const hashDe = (folha: string): Hash => sha256(bytesDaFolha(folha));

/** A tree as who keeps it sees it: any stretch's root, and the proofs as they travel. */
function arvoreDe(folhas: string[]) {
  const hashes = folhas.map(hashDe);
  const contas = new Map<string, Promise<string>>();
  const raiz = ({ inicio, fim }: Trecho): Promise<string> => {
    const nome = `${inicio}-${fim}`;
    const feita = contas.get(nome) ?? raizDe(hashes.slice(inicio, fim), juntar).then(hexDe);
    contas.set(nome, feita);
    return feita;
  };
  const raizAte = (tamanho: number) => raiz({ inicio: 0, fim: tamanho });
  return {
    raizAte,
    inclusao: async (n: number, tamanho: number) => ({
      n,
      tamanho,
      folha: folhas[n - 1] ?? '',
      caminho: await Promise.all(caminhoDeInclusao(n - 1, tamanho).map(raiz)),
      raiz: await raizAte(tamanho),
    }),
    consistencia: async (de: number, ate: number) => ({
      de,
      ate,
      caminho: await Promise.all(caminhoDeConsistencia(de, ate).map(raiz)),
      raizDe: await raizAte(de),
      raizAte: await raizAte(ate),
    }),
  };
}

describe('os vetores da RFC 6962', () => {
  const FOLHAS = ['', '\x00', '\x10', ' !', '01', '@ABC', 'PQRSTUVW', '`abcdefghijklmno'];
  const RAIZES = [
    '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
    'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
    'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
    'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
    '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
    'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
    '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  ];
  const arvore = arvoreDe(FOLHAS);

  test('as raízes de uma a oito folhas', async () => {
    expect(await Promise.all(RAIZES.map((_, i) => arvore.raizAte(i + 1)))).toEqual(RAIZES);
  });

  test('a inclusão da sexta folha em sete', async () => {
    const prova = await arvore.inclusao(6, 7);
    expect(prova.caminho.map((hash) => hash.slice(0, 8))).toEqual(['bc1a0643', 'b08693ec', 'd37ee418']);
    expect(await conferirInclusao(prova, sha256)).toBe(true);
  });

  test('a consistência de seis a oito', async () => {
    const prova = await arvore.consistencia(6, 8);
    expect(prova.caminho.map((hash) => hash.slice(0, 8))).toEqual(['0ebc5d34', 'ca854ea1', 'd37ee418']);
    expect(await conferirConsistencia(prova, sha256)).toBe(true);
  });
});

const NO_MAXIMO = 20;
const TAMANHOS = Array.from({ length: NO_MAXIMO }, (_, i) => i + 1);
const cheia = arvoreDe(TAMANHOS.map((n) => `folha ${n}`));
const doisTamanhos = fc
  .tuple(fc.integer({ min: 1, max: NO_MAXIMO }), fc.integer({ min: 1, max: NO_MAXIMO }))
  .map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

test('cada folha prova que está em cada tamanho, e nunca como outra', async () => {
  for (const tamanho of TAMANHOS)
    for (let n = 1; n <= tamanho; n++) {
      const prova = await cheia.inclusao(n, tamanho);
      expect(await conferirInclusao(prova, sha256), `${n} em ${tamanho}`).toBe(true);
      expect(await conferirInclusao({ ...prova, n: (n % tamanho) + 1 }, sha256)).toBe(tamanho === 1);
    }
});

test('de qualquer tamanho a qualquer outro maior há prova de que nada mudou', async () => {
  for (const ate of TAMANHOS)
    for (let de = 1; de <= ate; de++)
      expect(await conferirConsistencia(await cheia.consistencia(de, ate), sha256), `${de} a ${ate}`).toBe(true);
});

/** Another value of the same length in one place of a proof. */
const trocarLetra = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const estragos = fc.constantFrom<(caminho: string[], i: number) => string[]>(
  (caminho, i) => caminho.with(i, trocarLetra(caminho[i] ?? '')),
  (caminho, i) => caminho.toSpliced(i, 1),
  (caminho, i) => caminho.toSpliced(i, 0, caminho[i] ?? ''),
  (caminho, i) => caminho.with(i, ''),
  (caminho, i) => caminho.with(i, (caminho[i] ?? '').toUpperCase().replace(/\d/g, 'A')),
  (caminho) => [...caminho, 'f'.repeat(64)],
  (caminho, i) => [...caminho.slice(i), ...caminho.slice(0, i), 'f'.repeat(64)],
);

test('uma prova de inclusão mexida não passa', () =>
  fc.assert(
    fc.asyncProperty(doisTamanhos, estragos, fc.nat(), async ([n, tamanho], estragar, onde) => {
      const prova = await cheia.inclusao(n, tamanho);
      fc.pre(prova.caminho.length > 0);
      const caminho = estragar(prova.caminho, onde % prova.caminho.length);
      expect(await conferirInclusao({ ...prova, caminho }, sha256)).toBe(false);
      expect(await conferirInclusao({ ...prova, folha: `${prova.folha} ` }, sha256)).toBe(false);
      expect(await conferirInclusao({ ...prova, raiz: trocarLetra(prova.raiz) }, sha256)).toBe(false);
    }),
  ));

test('uma prova de consistência mexida não passa, nem serve para outra raiz', () =>
  fc.assert(
    fc.asyncProperty(doisTamanhos, estragos, fc.nat(), async ([de, ate], estragar, onde) => {
      const prova = await cheia.consistencia(de, ate);
      fc.pre(prova.caminho.length > 0);
      const caminho = estragar(prova.caminho, onde % prova.caminho.length);
      expect(await conferirConsistencia({ ...prova, caminho }, sha256)).toBe(false);
      expect(await conferirConsistencia({ ...prova, raizDe: trocarLetra(prova.raizDe) }, sha256)).toBe(false);
      expect(await conferirConsistencia({ ...prova, raizAte: trocarLetra(prova.raizAte) }, sha256)).toBe(false);
    }),
  ));

// With the proof of the nearest leaf there is, which leads to the right root.
test.each([
  [0, 1],
  [6, 5],
  [1.5, 2],
  [Number.NaN, 5],
  [-1, 1],
])('a folha %d não existe entre cinco, ainda que traga a prova da folha %d', async (n, vizinha) => {
  const prova = await cheia.inclusao(vizinha, 5);
  expect(await conferirInclusao(prova, sha256)).toBe(true);
  expect(await conferirInclusao({ ...prova, n }, sha256)).toBe(false);
});

test.each([
  [0, 5],
  [6, 5],
  [4.5, 5],
  [1, 2 ** 31],
])('não há prova de %d a %d', async (de, ate) => {
  const raiz = await cheia.raizAte(5);
  expect(await conferirConsistencia({ de, ate, caminho: [], raizDe: raiz, raizAte: raiz }, sha256)).toBe(false);
  expect(await conferirInclusao({ n: de, tamanho: ate, folha: 'folha 1', caminho: [], raiz }, sha256)).toBe(false);
});

type Mudanca = (folhas: string[], i: number) => string[];
const mudancas = fc.constantFrom<[string, Mudanca]>(
  ['alterada', (folhas, i) => folhas.with(i, `${folhas[i]}!`)],
  ['retirada', (folhas, i) => folhas.toSpliced(i, 1)],
  ['repetida', (folhas, i) => folhas.toSpliced(i, 0, folhas[i] ?? '')],
  ['posta no meio', (folhas, i) => folhas.toSpliced(i, 0, 'nova')],
  ['trocada de lugar', (folhas, i) => folhas.toSpliced(i, 1).toSpliced((i + 1) % folhas.length, 0, folhas[i] ?? '')],
);

test('nenhuma folha se altera, se retira, se repete ou muda de lugar sem que a raiz o diga', () =>
  fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.string({ maxLength: 8 }), { minLength: 2, maxLength: 20 }),
      mudancas,
      fc.nat(),
      fc.nat({ max: 5 }),
      async (folhas, [, mudar], onde, novas) => {
        fc.pre(!folhas.includes('nova'));
        const mudadas = mudar(folhas, onde % folhas.length);
        // The last one again is only one more.
        fc.pre(folhas.some((folha, i) => mudadas[i] !== folha));
        const antes = await arvoreDe(folhas).raizAte(folhas.length);
        // Whoever rewrites the past may add what they like after it, and hand out the proof they like.
        const outra = [...mudadas, ...Array.from({ length: novas + 1 }, (_, i) => `mais ${i}`)];
        expect(await arvoreDe(outra).raizAte(folhas.length)).not.toBe(antes);
        const prova = await arvoreDe(outra).consistencia(folhas.length, outra.length);
        expect(await conferirConsistencia({ ...prova, raizDe: antes }, sha256)).toBe(false);
      },
    ),
    { numRuns: 60 },
  ));

test('a raiz de um trecho é a das suas partes cheias, cada uma alinhada ao próprio tamanho', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat({ max: 3 }), (quantas, vezes) => {
      const inicio = vezes * 512;
      const partes = partesCheias({ inicio, fim: inicio + quantas });
      const escrever = (esquerda: string, direita: string) => `(${esquerda} ${direita})`;
      const nomes = (trecho: Trecho) =>
        Array.from({ length: trecho.fim - trecho.inicio }, (_, i) => `${trecho.inicio + i}`);
      const raizes = partes.map((parte) => raizDe(nomes(parte), escrever));
      expect(juntarPartes(raizes, escrever)).toBe(raizDe(nomes({ inicio, fim: inicio + quantas }), escrever));
      for (const parte of partes) {
        const tamanho = parte.fim - parte.inicio;
        expect(Math.log2(tamanho) % 1).toBe(0);
        expect(parte.inicio % tamanho).toBe(0);
      }
    }),
  ));
