import { expect, test } from 'vitest';
import { agrupar, type PontoNaTela } from './agrupar';

const ponto = (id: number, x: number, y: number, desconto = 10): PontoNaTela => ({ id, x, y, desconto });
const ids = (pontos: PontoNaTela[], lado = 60) => agrupar(pontos, lado).map((grupo) => grupo.ids);

test('o que está longe fica cada um no seu lugar', () => {
  expect(agrupar([ponto(1, 0, 0), ponto(2, 200, 0, 15)], 60)).toEqual([
    { ids: [2], x: 200, y: 0, desconto: 15 },
    { ids: [1], x: 0, y: 0, desconto: 10 },
  ]);
});

test('o que está perto vira um só, no meio, com o melhor desconto', () => {
  expect(agrupar([ponto(1, 0, 0), ponto(2, 20, 10, 25), ponto(3, 40, 20, 15)], 60)).toEqual([
    { ids: [1, 2, 3], x: 20, y: 10, desconto: 25 },
  ]);
});

test('a linha da grade não separa vizinhos, e o lado exato já separa', () => {
  expect(ids([ponto(1, 59, 59), ponto(2, 61, 61)])).toEqual([[1, 2]]);
  expect(ids([ponto(1, -1, 0), ponto(2, 1, 0)])).toEqual([[1, 2]]);
  expect(ids([ponto(1, 0, 0), ponto(2, 60, 0)])).toEqual([[1], [2]]);
});

test('cada loja está em um grupo e em um só, seja qual for a ordem em que vieram', () => {
  const muitas = Array.from({ length: 300 }, (_, i) => ponto(i, (i * 37) % 400, (i * 91) % 300, i % 4));
  const grupos = ids(muitas);
  expect(grupos.flat().toSorted((a, b) => a - b)).toEqual(muitas.map(({ id }) => id));
  expect(ids(muitas.toReversed())).toEqual(grupos);
  expect(grupos.length).toBeLessThan(60);
});

test('dois montes nunca ficam mais perto que o lado, onde quer que caia o meio de cada um', () => {
  // The middle of the first three moves towards the fourth, which was not near their first.
  const em = [ponto(1, 0, 0, 20), ponto(2, 50, 0), ponto(3, 55, 0), ponto(4, 70, 0), ponto(5, 300, 0)];
  expect(ids(em)).toEqual([[1, 2, 3, 4], [5]]);
  const muitas = Array.from({ length: 300 }, (_, i) => ponto(i, (i * 53) % 700, (i * 97) % 500, i % 4));
  const grupos = agrupar(muitas, 60);
  const perto = grupos.flatMap((um, i) => grupos.slice(i + 1).filter((o) => Math.hypot(um.x - o.x, um.y - o.y) < 60));
  expect(perto).toEqual([]);
});

test('mover o mapa não muda os grupos, aproximar os separa', () => {
  const perto = [ponto(1, 0, 0), ponto(2, 40, 0), ponto(3, 300, 0)];
  expect(ids(perto.map((um) => ({ ...um, x: um.x + 6000, y: um.y + 6000 })))).toEqual(ids(perto));
  expect(ids(perto.map((um) => ({ ...um, x: um.x * 2 })))).toEqual([[1], [2], [3]]);
});

test('sem lojas, nada', () => expect(agrupar([], 60)).toEqual([]));
