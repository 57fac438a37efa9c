import { expect, test } from 'vitest';
import { barrasDe } from './barras';

test('a barra mais alta é a do melhor mês, e as outras em proporção', () => {
  const barras = barrasDe([
    { mes: '2026-01', kg: 5 },
    { mes: '2026-02', kg: 10 },
    { mes: '2026-03', kg: 0 },
    { mes: '2026-04', kg: 1 },
  ]);
  expect(barras.map(({ altura }) => altura)).toEqual([0.5, 1, 0, 0.1]);
  expect(barras.map(({ centro }) => centro)).toEqual([12.5, 37.5, 62.5, 87.5]);
});

test('sem doação alguma não há barra', () => {
  expect(barrasDe([{ mes: '2026-01', kg: 0 }])).toMatchObject([{ altura: 0, centro: 50 }]);
});
