import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cadeiraCompletada, cadeiras, KG_POR_CADEIRA, progresso } from './regras';

test.each([
  [0, 0, 500, 0],
  [1, 0, 499, 0.002],
  [499, 0, 1, 0.998],
  [500, 1, 500, 0],
  [1250, 2, 250, 0.5],
])('com %i kg são %i cadeiras, faltam %i kg e a barra está em %d', (kg, quantas, faltam, fracao) => {
  expect(cadeiras(kg)).toBe(quantas);
  expect(progresso(kg)).toEqual({ faltam, fracao });
});

test('o que há mais o que falta completa sempre a próxima cadeira', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (kg) => {
      const { faltam, fracao } = progresso(kg);
      expect(kg + faltam).toBe((cadeiras(kg) + 1) * KG_POR_CADEIRA);
      expect(fracao >= 0 && fracao < 1).toBe(true);
    }),
  );
});

test.each([
  [0, null],
  [1, null],
  [499, null],
  [500, 1],
  [501, null],
  [1500, 3],
])('o %iº quilo completa a cadeira %s', (kg, cadeira) => {
  expect(cadeiraCompletada(kg)).toBe(cadeira);
});
