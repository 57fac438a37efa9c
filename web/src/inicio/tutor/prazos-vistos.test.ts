// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { marcarPrazoVisto, prazoVisto } from './prazos-vistos';

beforeEach(() => localStorage.clear());

test('o fim de cada cupom se anuncia uma vez', () => {
  expect(prazoVisto(7)).toBe(false);
  marcarPrazoVisto(7);
  expect([prazoVisto(7), prazoVisto(8)]).toEqual([true, false]);
});

test('a lista não cresce para sempre, e lixo no aparelho não a derruba', () => {
  for (let id = 1; id <= 60; id++) marcarPrazoVisto(id);
  expect([prazoVisto(60), prazoVisto(1)]).toEqual([true, false]);
  localStorage.setItem('prazos-vistos', '{');
  expect(prazoVisto(60)).toBe(false);
});
