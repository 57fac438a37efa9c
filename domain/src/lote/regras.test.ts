import { expect, test } from 'vitest';
import { limitarQuantidade, recusaDaReferencia } from './regras';

test.each([
  [1, 1],
  [999, 999],
  [1000, 1000],
  [1001, 1000],
  [1_000_000, 1000],
])('pedir %i códigos gera %i', (pedida, gerada) => {
  expect(limitarQuantidade(pedida)).toBe(gerada);
});

const FORA = 'Use uma data de 01/01/2020 a 31/12/2027';
test.each([
  ['2020-01-01', null],
  ['2026-11-15', null],
  ['2027-12-31', null],
  ['2019-12-31', FORA],
  ['2028-01-01', FORA],
  ['1899-05-05', FORA],
  ['0026-11-15', FORA],
  ['9999-12-31', FORA],
])('a referência %s, em 2026: %s', (data, recusa) => {
  expect(recusaDaReferencia(data, '2026-11-15')).toBe(recusa);
});
