import { expect, test } from 'vitest';
import { inicioDosMeses, MESES_MOSTRADOS, preencherMeses } from './por-mes';

test('os doze meses terminam no de hoje e atravessam o ano', () => {
  expect(inicioDosMeses('2026-03-31')).toBe('2025-04-01');
  const meses = preencherMeses([], '2026-03-31').map(({ mes }) => mes);
  expect([meses.length, meses[0], meses[8], meses.at(-1)]).toEqual([MESES_MOSTRADOS, '2025-04', '2025-12', '2026-03']);
});

test('mês sem cupom vale 0 kg e o que está fora dos doze não aparece', () => {
  const meses = preencherMeses(
    [
      { mes: '2026-01', kg: 7 },
      { mes: '2024-01', kg: 9 },
    ],
    '2026-03-10',
  );
  expect(meses.filter(({ kg }) => kg > 0)).toEqual([{ mes: '2026-01', kg: 7 }]);
});
