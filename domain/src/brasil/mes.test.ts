import { expect, test } from 'vitest';
import { lerMes, mesAnterior, mesDe, mesSeguinte, nomeDoMes, primeiroDia } from './mes';

test('o mês de um dia, o seu primeiro dia, e os vizinhos na virada do ano', () => {
  expect(mesDe('2026-10-31')).toBe('2026-10');
  expect(primeiroDia('2026-10')).toBe('2026-10-01');
  expect([mesSeguinte('2026-12'), mesAnterior('2026-01')]).toEqual(['2027-01', '2025-12']);
  expect([nomeDoMes('2026-10'), nomeDoMes('2027-03')]).toEqual(['outubro de 2026', 'março de 2027']);
});

test.each([
  ['10/2026', '2026-10'],
  [' 1/2026 ', '2026-01'],
  ['2026-10', '2026-10'],
  // What a spreadsheet makes of '10/2026' as soon as it is opened and saved.
  ['out/26', '2026-10'],
  ['Out/2026', '2026-10'],
  ['out-26', '2026-10'],
  ['fev./27', '2027-02'],
  ['outubro de 2026', '2026-10'],
  ['Março/2026', '2026-03'],
  ['01/10/2026', '2026-10'],
  ['2026-10-01', '2026-10'],
  ['13/2026', null],
  ['2026-00', null],
  ['outubro', null],
  ['15/10/2026', null],
  ['10/26', null],
  ['oct/26', null],
  ['outro/26', null],
  ['01/13/2026', null],
  ['', null],
])('na planilha, %j é o mês %j', (escrito, mes) => {
  expect(lerMes(escrito)).toBe(mes);
});
