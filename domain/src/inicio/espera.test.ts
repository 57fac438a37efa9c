import { expect, test } from 'vitest';
import { STATUS_DA_INDICACAO } from '../prescricao/regras';
import { esperaDe, haQuanto } from './espera';

test('cada situação espera uma coisa; a comprada, a vencida e a bloqueada, nada', () => {
  expect(STATUS_DA_INDICACAO.map(esperaDe)).toEqual(['resgate', 'loja', 'compra', null, null, null, null]);
});

test.each([
  ['2026-03-10', 'desde hoje'],
  // A device whose clock is behind.
  ['2026-03-11', 'desde hoje'],
  ['2026-03-09', 'desde ontem'],
  ['2026-02-28', 'há 10 dias'],
])('esperando desde %s, em 10/03: %s', (desde, dito) => {
  expect(haQuanto(desde, '2026-03-10')).toBe(dito);
});
