import { expect, test } from 'vitest';
import { aplicarMascara } from './mascara';

test.each([
  ['', '(##) #', ''],
  ['1', '(##) #', '(1'],
  ['15', '(##) #', '(15'],
  ['159', '(##) #', '(15) 9'],
  ['1598', '(##) #', '(15) 9'],
])('%s em %s vira %s: a pontuação só vem antes de um caractere', (texto, mascara, esperado) => {
  expect(aplicarMascara(texto, mascara)).toBe(esperado);
});
