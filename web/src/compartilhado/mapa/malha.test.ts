import { centroDaCidade } from '@indica-bem/domain/lojista/cidades';
import type { Ponto } from '@indica-bem/domain/lojista/distancia';
import { MARCA } from '@indica-bem/domain/marca';
import { expect, test } from 'vitest';
import { type ArquivoDaMalha, type Linha, lerMalha } from './malha';

/** Two squares side by side: the border between them, and what is around each. */
const DUAS = lerMalha({
  passos: 10,
  arcos: [
    [10, 0, 0, 10],
    [10, 10, -10, 0, 0, -10, 10, 0],
    [10, 0, 10, 0, 0, 10, -10, 0],
  ],
  contorno: [[1, 2]],
  lugares: [
    ['Oeste', 5, 5, [[0, 1]]],
    ['Leste', 15, 5, [[2, ~0]]],
  ],
});

test('cada lugar é cercado pelas suas linhas, em graus, sem ponto repetido', () => {
  const [oeste, leste] = DUAS.lugares;
  expect(oeste).toMatchObject({ nome: 'Oeste', centro: [0.5, 0.5] });
  expect(oeste?.aneis).toEqual([
    [
      [0, 1],
      [1, 1],
      [1, 0],
      [0, 0],
      [0, 1],
    ],
  ]);
  expect(leste?.aneis[0]).toHaveLength(5);
});

test('uma linha lida ao contrário é a mesma linha', () => {
  expect(DUAS.lugares[1]?.aneis[0]?.slice(-2)).toEqual([
    [1, 1],
    [0, 1],
  ]);
});

test('cada linha vem uma vez, e o contorno dá a volta em todos os lugares', () => {
  expect(DUAS.linhas).toHaveLength(3);
  expect(DUAS.contorno[0]).toHaveLength(7);
});

const ARQUIVOS = import.meta.glob<ArquivoDaMalha>('./malha/*.json', { eager: true, import: 'default' });

test('há um arquivo do país e um de cada estado', () => {
  const estados = ARQUIVOS['./malha/br.json']?.lugares.map(([uf]) => `./malha/${uf.toLowerCase()}.json`) ?? [];
  expect(estados).toHaveLength(27);
  expect(Object.keys(ARQUIVOS).sort()).toEqual(['./malha/br.json', ...estados].sort());
});

test.each(Object.entries(ARQUIVOS))('em %s todo lugar é fechado, e só com linhas que existem', (_, arquivo) => {
  const { lugares, contorno } = lerMalha(arquivo);
  const aneis = [...lugares.flatMap((lugar) => lugar.aneis), ...contorno];
  expect(aneis.filter((anel) => anel.length < 4 || String(anel[0]) !== String(anel.at(-1)))).toEqual([]);
});

test.each(MARCA.cidades)('os limites de %s cercam o seu centro', (cidade) => {
  const arquivo = ARQUIVOS['./malha/sp.json'];
  const anel = arquivo && lerMalha(arquivo).lugares.find(({ nome }) => nome === cidade)?.aneis[0];
  expect(anel && dentro(anel, centroDaCidade(cidade))).toBe(true);
});

function dentro(anel: Linha, { latitude, longitude }: Ponto): boolean {
  const cruzadas = anel.filter(([lat, lon], i) => {
    const [outraLat, outraLon] = anel[(i + 1) % anel.length] ?? [lat, lon];
    const atravessa = lat > latitude !== outraLat > latitude;
    return atravessa && longitude < ((outraLon - lon) * (latitude - lat)) / (outraLat - lat) + lon;
  });
  return cruzadas.length % 2 === 1;
}
