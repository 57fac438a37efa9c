import { expect, test } from 'vitest';
import { raizEmGrupos, situacaoDoQuilo } from './meu-quilo';

const NOVA = { n: null, estornada: false, retida: false };

test('um quilo espera, é conferido, é registrado, e deixa de contar se a compra foi desfeita', () => {
  expect(situacaoDoQuilo(NOVA)).toBe('a_registrar');
  expect(situacaoDoQuilo({ ...NOVA, retida: true })).toBe('em_analise');
  expect(situacaoDoQuilo({ ...NOVA, n: 264 })).toBe('registrado');
  expect(situacaoDoQuilo({ ...NOVA, n: 264, estornada: true })).toBe('estornado');
  expect(situacaoDoQuilo({ ...NOVA, estornada: true, retida: true })).toBe('estornado');
});

test('uma raiz se lê em grupos de oito, e volta a ser a mesma sem os espaços', () => {
  const raiz = '0123456789abcdef'.repeat(4);
  expect(raizEmGrupos(raiz)).toBe(Array(4).fill('01234567 89abcdef').join(' '));
  expect(raizEmGrupos(raiz).replaceAll(' ', '')).toBe(raiz);
});
