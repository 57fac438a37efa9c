import { expect, test } from 'vitest';
import { naLoja } from './momentos';

test.each([
  ['ontem', '2026-03-09', 0, '2026-03-10T10:00:00-03:00', '2026-03-09T09:00:00-03:00'],
  ['ontem, a seguinte', '2026-03-09', 1, '2026-03-10T10:00:00-03:00', '2026-03-09T09:37:00-03:00'],
  ['hoje, o que já passou', '2026-03-10', 1, '2026-03-10T18:00:00-03:00', '2026-03-10T09:37:00-03:00'],
  ['hoje, o que ainda viria', '2026-03-10', 5, '2026-03-10T10:00:00-03:00', '2026-03-10T09:35:00-03:00'],
  ['hoje, pouco depois da meia-noite', '2026-03-10', 5, '2026-03-10T00:05:00-03:00', '2026-03-10T00:00:00-03:00'],
])('uma venda de %s', (_, dia, n, agora, esperado) => {
  expect(naLoja(dia, n, new Date(agora))).toEqual(new Date(esperado));
});
