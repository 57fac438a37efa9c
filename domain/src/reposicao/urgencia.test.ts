import { expect, test } from 'vitest';
import { porUrgencia, urgenciaDe } from './urgencia';

const HOJE = '2026-03-10';

test.each([
  [null, 'sem-previsao'],
  ['2026-03-09', 'acabou'],
  ['2026-03-10', 'semana'],
  ['2026-03-17', 'semana'],
  ['2026-03-18', 'depois'],
] as const)('a ração que acaba em %s: %s', (fim, urgencia) => {
  expect(urgenciaDe(fim, HOJE)).toBe(urgencia);
});

test('quem menos pode esperar vem primeiro; no grupo, quem pediu antes; grupo vazio não há', () => {
  const pedidos = [
    { id: 1, fim: '2026-05-01' },
    { id: 2, fim: '2026-03-01' },
    { id: 3, fim: null },
    { id: 4, fim: '2026-03-09' },
  ];
  expect(porUrgencia(pedidos, HOJE).map((g) => [g.urgencia, g.pedidos.map(({ id }) => id)])).toEqual([
    ['acabou', [2, 4]],
    ['depois', [1]],
    ['sem-previsao', [3]],
  ]);
});
