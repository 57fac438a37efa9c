import { expect, test } from 'vitest';
import { MESES_NO_MAXIMO, mesesSemSaltos } from './por-mes';

test('do primeiro mês que doou até este, com os que não doaram', () => {
  const doados = [
    { mes: '2026-11', kg: 3 },
    { mes: '2026-09', kg: 2 },
    { mes: '2026-08', kg: 0 },
  ];
  expect(mesesSemSaltos(doados, '2026-12')).toEqual([
    { mes: '2026-09', kg: 2 },
    { mes: '2026-10', kg: 0 },
    { mes: '2026-11', kg: 3 },
    { mes: '2026-12', kg: 0 },
  ]);
});

test('sem nenhuma doação não há meses', () => {
  expect(mesesSemSaltos([], '2026-12')).toEqual([]);
  expect(mesesSemSaltos([{ mes: '2026-11', kg: 0 }], '2026-12')).toEqual([]);
});

test('uma compra de outro século não estica a lista sem fim', () => {
  const doados = [
    { mes: '0202-01', kg: 1 },
    { mes: '2026-12', kg: 1 },
  ];
  const meses = mesesSemSaltos(doados, '2026-12');
  expect(meses).toHaveLength(MESES_NO_MAXIMO);
  expect(meses.at(-1)).toEqual({ mes: '2026-12', kg: 1 });
});
