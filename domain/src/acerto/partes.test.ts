import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partesDaCompra } from './partes';

test.each([
  ['10% de desconto são todos da loja', { valor: 28990, descontado: 2899 }, { loja: 2899, grupo: 0 }],
  ['de 15%, um terço é do grupo', { valor: 28990, descontado: 4349 }, { loja: 2899, grupo: 1450 }],
  ['abaixo de 10% a loja não dá mais que o desconto', { valor: 28990, descontado: 1450 }, { loja: 1450, grupo: 0 }],
  ['meio centavo é da loja', { valor: 105, descontado: 21 }, { loja: 11, grupo: 10 }],
  ['menos de meio centavo não', { valor: 104, descontado: 21 }, { loja: 10, grupo: 11 }],
  ['de graça: o grupo dá o resto', { valor: 10000, descontado: 10000 }, { loja: 1000, grupo: 9000 }],
  ['um centavo', { valor: 1, descontado: 1 }, { loja: 0, grupo: 1 }],
])('%s', (_, compra, partes) => {
  expect(partesDaCompra(compra)).toEqual(partes);
});

test('as partes somam o desconto, nenhuma é negativa, e a da loja fica a meio centavo de um décimo', () => {
  const compra = fc
    .integer({ min: 1, max: 9_999_999 })
    .chain((valor) => fc.record({ valor: fc.constant(valor), descontado: fc.integer({ min: 0, max: valor }) }));
  fc.assert(
    fc.property(compra, ({ valor, descontado }) => {
      const { loja, grupo } = partesDaCompra({ valor, descontado });
      expect(loja + grupo).toBe(descontado);
      expect(Math.min(loja, grupo)).toBeGreaterThanOrEqual(0);
      if (grupo > 0) expect(Math.abs(loja * 10 - valor)).toBeLessThanOrEqual(5);
    }),
  );
});
