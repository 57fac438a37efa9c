import { expect, test } from 'vitest';
import { ESTADOS } from './estados';

test('são 27 siglas de duas letras, sem repetição', () => {
  const siglas = ESTADOS.map(({ sigla }) => sigla);
  expect(new Set(siglas).size).toBe(27);
  expect(siglas.every((sigla) => /^[A-Z]{2}$/.test(sigla))).toBe(true);
});

test('vêm na ordem dos nomes, do Acre ao Tocantins', () => {
  const nomes = ESTADOS.map(({ nome }) => nome);
  expect(nomes).toEqual(nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')));
  expect([nomes[0], nomes[26]]).toEqual(['Acre', 'Tocantins']);
});
