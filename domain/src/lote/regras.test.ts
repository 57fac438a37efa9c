import { expect, test } from 'vitest';
import { limitarQuantidade } from './regras';

test.each([
  [1, 1],
  [999, 999],
  [1000, 1000],
  [1001, 1000],
  [1_000_000, 1000],
])('pedir %i códigos gera %i', (pedida, gerada) => {
  expect(limitarQuantidade(pedida)).toBe(gerada);
});
