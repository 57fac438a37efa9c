import fc from 'fast-check';
import { expect, test } from 'vitest';
import { colarCentavos } from './colar-centavos';
import { formatarReais } from './dinheiro';

test.each([
  ['R$ 1.234,5', 123450],
  ['1.234,50', 123450],
  ['R$\u00A01.234,50', 123450],
  ['R$289,90', 28990],
  ['r$ 289', 28900],
  ['1234', 123400],
  ['12,3', 1230],
  ['289.9', 28990],
  [' 289,90\n', 28990],
  ['289 reais', 28900],
  ['289,90 Reais.', 28990],
  ['Total: R$ 289', 28900],
  ['Total:289', 28900],
  ['Valor 289,90', 28990],
  ['Total R$ 1.289,90 no Pix', 128990],
])('colar "%s" vale %d centavos', (texto, centavos) => {
  expect(colarCentavos(texto)).toBe(centavos);
});

test.each([
  'x',
  '',
  'R$',
  '289,900',
  '1,234.50',
  '12x 24,15',
  '12x R$ 24,15',
  '12x',
  'R$ 24,15 x',
  'A289',
  '-5,00',
  '- 5',
  'R$ -5',
  '-R$ 5,00',
  '\u2212R$ 5,00',
  '10%',
  '10 %',
  '15 kg',
  'R$ 20/kg',
  '289,90 289,90',
  '18/11/2026',
  '99999999999999999',
])('colar "%s" não diz um valor ao certo, e fica de fora', (texto) => {
  expect(colarCentavos(texto)).toBeNull();
});

test('colar o que mostramos dá o mesmo valor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (centavos) => {
      expect(colarCentavos(formatarReais(centavos))).toBe(centavos);
    }),
  );
});
