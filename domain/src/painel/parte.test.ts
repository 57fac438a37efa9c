import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parteEscrita } from './parte';

test.each([
  [300, 300, '100%'],
  [299, 300, '99%'],
  [999_999, 1_000_000, '99%'],
  [2, 3, '66%'],
  [29, 100, '29%'],
  [1, 300, 'menos de 1%'],
  [0, 300, '0%'],
  [0, 0, '0%'],
])('%i de %i é %s', (parte, todo, escrita) => {
  expect(parteEscrita(parte, todo)).toBe(escrita);
});

test('100% é tudo, 0% é nada', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (parte, todo) => {
      fc.pre(parte <= todo);
      expect(parteEscrita(parte, todo) === '100%').toBe(parte === todo);
      expect(parteEscrita(parte, todo) === '0%').toBe(parte === 0);
    }),
  );
});
