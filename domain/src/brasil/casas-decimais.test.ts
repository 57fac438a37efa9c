import { expect, test } from 'vitest';
import { comCasas } from './casas-decimais';

test('todo número de centavos tem duas casas, e todo décimo tem uma', () => {
  for (let n = 0; n <= 20_000; n++) {
    expect(comCasas(Number(`${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`), 2)).toBe(true);
    expect(comCasas(Number(`${Math.floor(n / 10)}.${n % 10}`), 1)).toBe(true);
  }
  expect([99_999.99, 10_000_000, 9_999_999.99, 0.01, 100].every((valor) => comCasas(valor, 2))).toBe(true);
});

test.each([1e-9, 1e-300, 0.001, 33.333, 99.9999999999, 100.0000001, Number.NaN])('%s não tem', (valor) => {
  expect(comCasas(valor, 2)).toBe(false);
});
