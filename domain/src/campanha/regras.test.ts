import { describe, expect, test } from 'vitest';
import { campanhaVencida, erroDaValidade, fraseDasQueSaem } from './regras';

const HOJE = '2026-03-10';

test('as lojas que saem de outra campanha são nomeadas, com a campanha; as demais, contadas', () => {
  const lojas = [{ loja: 'Pet Feliz', campanha: 'Verão' }];
  expect(fraseDasQueSaem({ total: 1, lojas })).toBe('Pet Feliz sai de “Verão”');
  expect(fraseDasQueSaem({ total: 2, lojas })).toBe('Pet Feliz sai de “Verão”\ne mais 1 loja');
  expect(fraseDasQueSaem({ total: 1201, lojas })).toBe('Pet Feliz sai de “Verão”\ne mais 1.200 lojas');
});

test.each([
  ['2026-03-09', true],
  ['2026-03-10', false],
  ['2026-03-11', false],
])('com validade em %s, em 10/03, vencida: %s', (data_validade, vencida) => {
  expect(campanhaVencida({ data_validade }, HOJE)).toBe(vencida);
});

describe('a validade', () => {
  test('de uma campanha nova não pode ter passado; a de uma antiga pode, para encerrá-la', () => {
    expect(erroDaValidade('2026-03-09', HOJE, { nova: true })).toBe('A validade já passou');
    expect(erroDaValidade(HOJE, HOJE, { nova: true })).toBeNull();
    expect(erroDaValidade('2026-03-09', HOJE, { nova: false })).toBeNull();
  });

  test('num ano impossível é engano', () => {
    expect(erroDaValidade('2260-01-01', HOJE, { nova: false })).toBe('Confira o ano da data');
  });
});
