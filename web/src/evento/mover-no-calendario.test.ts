import { expect, test } from 'vitest';
import { moverNoCalendario } from './mover-no-calendario';

test.each([
  ['ArrowLeft', '2026-03-01', '2026-02-28'],
  ['ArrowRight', '2026-03-31', '2026-04-01'],
  ['ArrowUp', '2026-03-10', '2026-03-03'],
  ['ArrowDown', '2026-03-10', '2026-03-17'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-15', '2027-01-15'],
  ['Home', '2026-03-11', '2026-03-08'],
  ['End', '2026-03-11', '2026-03-14'],
  ['Tab', '2026-03-11', null],
  ['ArrowLeft', '1970-01-01', null],
])('%s leva de %s a %s', (tecla, dia, destino) => {
  expect(moverNoCalendario(dia, tecla)).toBe(destino);
});
