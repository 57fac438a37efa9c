import { expect, test } from 'vitest';
import { cepValido, formatarCep, limparCep } from './cep';

test.each(['18010-001', '18010001', '18.010-001', ' 01000-000 '])('%s é válido', (cep) => {
  expect(cepValido(cep)).toBe(true);
});

test.each(['', '1801000', '180100011', '00000-000', '1801O-001', '18010_001'])('%s é inválido', (cep) => {
  expect(cepValido(cep)).toBe(false);
});

test('a máscara acompanha a digitação', () => {
  expect(['', '18010', '180100', '18.010-0011'].map(formatarCep)).toEqual(['', '18010', '18010-0', '18010-001']);
  expect(limparCep('18.010-001')).toBe('18010001');
});
