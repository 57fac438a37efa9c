import { expect, test } from 'vitest';
import { capaAparece, rotuloDaPagina } from './regras';

test.each([
  ['home', 'other', true],
  ['pet', 'tutor', true],
  ['pet', 'shopkeeper', false],
  ['esqueci', 'other', true],
  ['login', 'other', false],
  ['constructor', 'tutor', false],
] as const)('a capa de %s para %s aparece? %s', (pagina, perfil, aparece) => {
  expect(capaAparece(pagina, perfil)).toBe(aparece);
});

test('uma página desconhecida se chama pelo próprio nome', () => {
  expect(rotuloDaPagina('nova-indicacao')).toBe('Nova indicação');
  expect(rotuloDaPagina('toString')).toBe('toString');
});
