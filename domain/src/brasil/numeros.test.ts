import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatarCompacto, formatarDecimal, formatarPeso, lerDecimal, lerPeso } from './numeros';

test.each([
  ['12,5', 12.5],
  ['12.5', 12.5],
  [' 4,5 ', 4.5],
  ['0,3', 0.3],
  ['0.300', 0.3],
  ['7', 7],
  ['10.25', 10.25],
  ['1.200', 1200],
  ['1.234.567,89', 1234567.89],
  ['', null],
  ['-3', null],
  ['4,', null],
  [',5', null],
  ['1,2,3', null],
  ['1,234.5', null],
  ['1.23.456', null],
  ['1e3', null],
  ['doze', null],
  ['Infinity', null],
])('%s é lido como %s', (texto, numero) => {
  expect(lerDecimal(texto)).toBe(numero);
});

test.each([
  [12.5, 2, '12,5'],
  [12, 2, '12'],
  [0.855, 1, '0,9'],
  [1234.5, 2, '1.234,5'],
])('%d com até %i casas é %s', (numero, casas, texto) => {
  expect(formatarDecimal(numero, casas)).toBe(texto);
});

test('escreve e arredonda como a língua do navegador', () => {
  const quantidade = fc.oneof(
    fc.double({ min: 0, max: 1e12, noNaN: true }),
    fc.integer({ min: 0, max: 1e9 }).map((n) => n / 1000),
  );
  fc.assert(
    fc.property(quantidade, fc.integer({ min: 0, max: 3 }), (numero, casas) => {
      const valor = Math.abs(numero);
      expect(formatarDecimal(valor, casas)).toBe(valor.toLocaleString('pt-BR', { maximumFractionDigits: casas }));
    }),
    { numRuns: 2_000 },
  );
});

test('o peso vem com a unidade', () => {
  expect(formatarPeso(10.1)).toBe('10,1 kg');
  expect(formatarPeso(20)).toBe('20 kg');
  expect(formatarPeso(0.35)).toBe('0,35 kg');
});

test('o que se mostra pode ser lido de volta', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (centesimos) => {
      expect(lerDecimal(formatarDecimal(centesimos / 100, 2))).toBe(centesimos / 100);
    }),
  );
});

test.each([
  ['8', 8],
  ['8 kg', 8],
  ['8,5kg', 8.5],
  [' 12.5 KG ', 12.5],
  ['10,1 quilos', 10.1],
  ['800 g', 0.8],
  ['1.200', 1200],
  ['1.234,50', 1234.5],
  ['kg', null],
  ['', null],
  ['8 lb', null],
  ['8 9', null],
])('o peso "%s" é %s kg', (texto, kg) => {
  expect(lerPeso(texto)).toBe(kg);
});

test('todo peso que mostramos se lê de volta', () => {
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 120_000 }), (gramas) => {
      expect(lerPeso(formatarPeso(gramas / 1000))).toBe(gramas / 1000);
    }),
  );
});

test.each([
  0, 1, 7.5, 95, 950, 999, 1000, 1234, 1500, 9900, 10_000, 12_500, 15_400, 150_000, 999_000, 1_000_000, 2_250_000,
  35_000_000, 4_000_000_000,
])('%d cabe numa escala como a língua o abrevia', (numero) => {
  const daLingua = numero.toLocaleString('pt-BR', { notation: 'compact' }).replace(/\u00a0/g, ' ');
  expect(formatarCompacto(numero)).toBe(daLingua);
});
