import { beforeEach, expect, test } from 'vitest';
import { cadeirasVistas, marcarCadeirasVistas } from './cadeiras-vistas';

beforeEach(() => localStorage.clear());

test('na primeira visita não se viu nenhuma', () => {
  expect(cadeirasVistas()).toBeNull();
  marcarCadeirasVistas(0);
  expect(cadeirasVistas()).toBe(0);
});

test('a cadeira que um estorno tira e outra compra devolve já foi vista', () => {
  marcarCadeirasVistas(3);
  marcarCadeirasVistas(2);
  expect(cadeirasVistas()).toBe(3);
  marcarCadeirasVistas(4);
  expect(cadeirasVistas()).toBe(4);
});
