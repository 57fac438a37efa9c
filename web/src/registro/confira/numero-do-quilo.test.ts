import { expect, test } from 'vitest';
import { numeroDoQuilo } from './numero-do-quilo';

test.each([
  ...[
    '264',
    ' 264 ',
    '264º',
    '264°',
    'nº 264',
    'Nº264',
    'n.º 264',
    'n° 264',
    'no 264',
    '#264',
    'quilo nº 264',
    '0264',
    '264.',
  ],
])('"%s" é o 264', (texto) => {
  expect(numeroDoQuilo(texto)).toBe(264);
});

test('um número longo vem com pontos ou espaços', () => {
  expect([numeroDoQuilo('nº 1.234.567'), numeroDoQuilo('1 234 567')]).toEqual([1_234_567, 1_234_567]);
});

test.each(['', 'º', '1e2', '0x10', '-3', '264,5', '264 265a', 'doze', '1'.repeat(16)])(
  '"%s" não é número de quilo',
  (texto) => {
    expect(numeroDoQuilo(texto)).toBeNull();
  },
);
