import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  centavosParaReais,
  type Digitado,
  digitarReais,
  digitosParaCentavos,
  formatarReais,
  lerReais,
  reaisParaCentavos,
} from './dinheiro';

const centavos = fc.integer({ min: 0, max: 99_999_999_999 });

test.each([
  [1.15, 115],
  [4.35, 435],
  [0.29, 29],
  [1234.5, 123450],
  [0, 0],
])('%d reais são %i centavos', (reais, esperado) => {
  expect(reaisParaCentavos(reais)).toBe(esperado);
});

test.each([
  [123450, 'R$\u00a01.234,50'],
  [5, 'R$\u00a00,05'],
  [0, 'R$\u00a00,00'],
  [100_000_000, 'R$\u00a01.000.000,00'],
])('%i centavos aparecem como %s', (valor, texto) => {
  expect(formatarReais(valor)).toBe(texto);
});

test.each([
  ['1.234,50', 123450],
  ['R$ 1.234,50', 123450],
  ['R$\u00a01.234,50', 123450],
  ['1234,5', 123450],
  ['99.90', 9990],
  ['1.234', 123400],
  ['99', 9900],
  ['0,05', 5],
  ['', null],
  ['R$', null],
  ['1,234', null],
  ['1,234.50', null],
  ['-5,00', null],
  ['99999999999999999', null],
])('%s é lido como %s centavos', (texto, esperado) => {
  expect(lerReais(texto)).toBe(esperado);
});

test('o campo do caixa se enche pelos centavos', () => {
  expect(['', '1', '12', '123', '0,0123', 'R$ 12,345'].map(digitosParaCentavos)).toEqual([0, 1, 12, 123, 123, 12345]);
  expect(digitosParaCentavos('00000000000000123')).toBe(123);
  expect(digitosParaCentavos('1234567890123456789')).toBe(12_345_678_901);
});

test('nenhum centavo se perde ao ir e voltar', () => {
  fc.assert(
    fc.property(centavos, (valor) => {
      expect(reaisParaCentavos(centavosParaReais(valor))).toBe(valor);
      expect(lerReais(formatarReais(valor))).toBe(valor);
      expect(digitosParaCentavos(formatarReais(valor))).toBe(valor);
    }),
  );
});

test('escreve reais como a língua do navegador', () => {
  const emReais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (valor) => {
      expect(formatarReais(valor)).toBe(emReais.format(valor / 100));
    }),
  );
});

/** Key by key, as the field does it: each key falls at the end of what is shown. '<' erases the last one. */
function digitar(teclas: string): { centavos: number; mostra: string } {
  const mostrar = ({ centavos, escrito }: Digitado) => escrito ?? (centavos === 0 ? '' : formatarReais(centavos));
  const fim = [...teclas].reduce<Digitado>(
    (atual, tecla) =>
      digitarReais(tecla === '<' ? mostrar(atual).slice(0, -1) : mostrar(atual) + tecla, atual.escrito !== null),
    { centavos: 0, escrito: null },
  );
  return { centavos: fim.centavos, mostra: mostrar(fim).replace('\u00A0', ' ') };
}

test.each([
  ['123450', 123450, 'R$ 1.234,50'],
  ['1234', 1234, 'R$ 12,34'],
  ['1234,', 123400, 'R$ 1.234,'],
  ['1234,5', 123450, 'R$ 1.234,5'],
  ['1.234,50', 123450, 'R$ 1.234,50'],
  ['1.234,509', 123450, 'R$ 1.234,50'],
  ['12,3,4', 1234, 'R$ 12,34'],
  ['0,5', 50, 'R$ 0,5'],
  [',5', 50, 'R$ 0,5'],
  ['289,90', 28990, 'R$ 289,90'],
  ['1234,5<', 123400, 'R$ 1.234,'],
  ['1234,5<<', 1234, 'R$ 12,34'],
  ['1234,5<<5', 12345, 'R$ 123,45'],
  ['1x2', 12, 'R$ 0,12'],
  ['123456789012,', 12_345_678_900, 'R$ 123.456.789,'],
])('digitar "%s" vale %d centavos e mostra %s', (teclas, centavos, mostra) => {
  expect(digitar(teclas)).toEqual({ centavos, mostra });
});

test('o que entra de uma vez no campo, com vírgula, vale o que diz', () => {
  expect(['1234,5', '1.234,50', '12,3'].map((texto) => digitarReais(texto, false).centavos)).toEqual([
    123450, 123450, 1230,
  ]);
});
