import { expect, test } from 'vitest';
import { ordenado, proximaOrdem, sentidoDe } from './ordem';

test.each([
  ['nome', 'nome', 'ascending'],
  ['nome', '-nome', 'descending'],
  ['nome', 'recentes', undefined],
  ['nome', 'nome_da_loja', undefined],
])('a coluna %s, com a lista em %s, está %s', (coluna, atual, sentido) => {
  expect(sentidoDe(coluna, atual)).toBe(sentido);
});

test.each([
  ['nome', 'recentes', false, 'nome'],
  ['nome', 'nome', false, '-nome'],
  ['nome', '-nome', false, 'nome'],
  ['valor', 'nome', true, '-valor'],
  ['valor', '-valor', true, 'valor'],
  ['valor', 'valor', true, '-valor'],
])('tocar em %s, com a lista em %s (desce antes: %s), pede %s', (coluna, atual, desceAntes, pedida) => {
  expect(proximaOrdem(coluna, atual, desceAntes)).toBe(pedida);
});

test('a ordem é a brasileira, os números contam, e os iguais ficam como vieram', () => {
  const nomes = ['Zeca', 'érica', 'Eva', 'Ângela', 'ana', 'Lote 10', 'Lote 9'];
  const subindo = ['ana', 'Ângela', 'érica', 'Eva', 'Lote 9', 'Lote 10', 'Zeca'];
  expect(ordenado(nomes, (nome) => nome, false)).toEqual(subindo);
  expect(ordenado(nomes, (nome) => nome, true)).toEqual(subindo.toReversed());
  const iguais = [
    { id: 1, linha: 'b' },
    { id: 2, linha: 'a' },
    { id: 3, linha: 'b' },
  ];
  expect(ordenado(iguais, ({ linha }) => linha, false).map(({ id }) => id)).toEqual([2, 1, 3]);
  expect(ordenado([10, 9, -1], (n) => n, false)).toEqual([-1, 9, 10]);
});
