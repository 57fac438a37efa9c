import { expect, test } from 'vitest';
import { naVista, quantasNaArea } from './na-vista';

const VISTA = { sul: -24, norte: -23, oeste: -48, leste: -47 };
const loja = (latitude: number, longitude: number) => ({ latitude, longitude });

test.each([
  [-23.5, -47.5, true],
  [-23, -47, true],
  [-22.9, -47.5, false],
  [-24.1, -47.5, false],
  [-23.5, -46.9, false],
  [-23.5, -48.1, false],
])('uma loja em %s, %s está na área: %s', (latitude, longitude, dentro) => {
  expect(naVista([loja(latitude, longitude)], VISTA)).toHaveLength(dentro ? 1 : 0);
});

test('sem mapa, a lista tem todas', () => {
  expect(naVista([loja(0.1, 0), loja(-23.5, -47.5)], null)).toHaveLength(2);
});

test.each([
  [0, 5, 'Nenhuma loja nesta área'],
  [1, 1, '1 loja nesta área'],
  [1, 5, '1 loja nesta área, de 5'],
  [12, 12, '12 lojas nesta área'],
  [3, 12, '3 lojas nesta área, de 12'],
])('%i de %i se diz "%s"', (quantas, todas, frase) => expect(quantasNaArea(quantas, todas)).toBe(frase));
