import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compararCom } from './variacao';

test.each([
  [46, 37, '24% acima de setembro'],
  [30, 40, '25% abaixo de setembro'],
  [40, 40, 'o mesmo que em setembro'],
  [1001, 1000, 'quase o mesmo que em setembro'],
  [2, 1, '1 a mais que em setembro'],
  [5, 19, '14 a menos que em setembro'],
  [20, 20, 'o mesmo que em setembro'],
  [62, 20, '3,1 vezes o de setembro'],
  [0, 40, '100% abaixo de setembro'],
])('%i depois de %i é "%s"', (agora, antes, frase) => {
  expect(compararCom(agora, antes, 'setembro')).toBe(frase);
});

test('a frase nunca diz o contrário do que os números dizem', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 1, max: 1_000_000 }), (agora, antes) => {
      const frase = compararCom(agora, antes, 'maio');
      if (/acima|a mais|vezes/.test(frase)) expect(agora).toBeGreaterThan(antes);
      if (/abaixo|a menos/.test(frase)) expect(agora).toBeLessThan(antes);
      expect(frase).not.toMatch(/NaN|Infinity|-/);
    }),
  );
});
