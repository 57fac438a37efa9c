import { expect, test } from 'vitest';
import { type MedidaDoMes, serieDosMeses, totalDa } from './serie';

const MEDIDAS: MedidaDoMes[] = [
  { medida: 'cupom', mes: '2025-10-01', quantas: 90 },
  { medida: 'cupom', mes: '2025-12-01', quantas: 7 },
  { medida: 'cupom', mes: '2026-11-01', quantas: 3 },
  { medida: 'loja', mes: '2026-11-01', quantas: 2 },
  { medida: 'tutor', mes: '2026-11-01', quantas: 5 },
  { medida: 'prescritor', mes: '2026-11-01', quantas: 1 },
  { medida: 'lojista', mes: '2026-11-01', quantas: 1 },
];

test('a série são os doze meses até o que corre, sem buracos', () => {
  const serie = serieDosMeses(MEDIDAS, '2026-11-16');
  expect(serie.map(({ mes }) => mes)).toEqual(
    '2025-12 2026-01 2026-02 2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11'.split(' '),
  );
  expect(serie[0]).toEqual({ mes: '2025-12', cupons: 7, compras: 0, cadastros: 0 });
  expect(serie[5]).toEqual({ mes: '2026-05', cupons: 0, compras: 0, cadastros: 0 });
  expect(serie[11]).toEqual({ mes: '2026-11', cupons: 3, compras: 2, cadastros: 7 });
});

test('o total é de todos os meses, também dos que a série não mostra', () => {
  expect([totalDa(MEDIDAS, 'cupom'), totalDa(MEDIDAS, 'loja')]).toEqual([100, 2]);
});
