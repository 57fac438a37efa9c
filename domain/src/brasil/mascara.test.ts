import { expect, test } from 'vitest';
import { aplicarMascara, completarData, mascararData } from './mascara';

test.each([
  ['', '(##) #', ''],
  ['1', '(##) #', '(1'],
  ['15', '(##) #', '(15'],
  ['159', '(##) #', '(15) 9'],
  ['1598', '(##) #', '(15) 9'],
])('%s em %s vira %s: a pontuação só vem antes de um caractere', (texto, mascara, esperado) => {
  expect(aplicarMascara(texto, mascara)).toBe(esperado);
});

test.each([
  ['1', '1'],
  ['14031988', '14/03/1988'],
  ['14.03.1988', '14/03/1988'],
  ['1988-03-14', '14/03/1988'],
  [' 1988-03-14T00:00', '14/03/1988'],
  ['5/', '05'],
  ['05/3/', '05/03'],
  // A digit taken out of the middle: the others stay, so that another can take its place.
  ['5/03/1988', '50/31/988'],
])('a data %j vira %j enquanto se digita ou cola', (texto, esperado) => {
  expect(mascararData(texto)).toBe(esperado);
});

test('uma data sem zeros, digitada tecla a tecla, é a mesma', () => {
  expect([...'5/3/1988'].reduce((antes, tecla) => mascararData(antes + tecla), '')).toBe('05/03/1988');
});

test.each([
  ['5/3/1990', '05/03/1990'],
  ['15/3/1990', '15/03/1990'],
  ['5/12/1990', '05/12/1990'],
  ['5-3-1990', '05/03/1990'],
  ['5.3.1990', '05/03/1990'],
  [' 5 / 3 / 1990 ', '05/03/1990'],
  ['5/3/1990 10:30', '05/03/1990'],
  ['15/03/1990', '15/03/1990'],
  ['15031990', '15/03/1990'],
  ['1990-03-15', '15/03/1990'],
  ['5/3', '53'],
  ['5/3-1990', '53/19/90'],
  ['Nascimento: 5/3/1990', '05/03/1990'],
  // The century is for who pastes it to say.
  ['14/3/88', '14/03/88'],
  ['14 de março de 1988', '14/03/1988'],
  ['14 de mar\u0063\u0327o de 1988', '14/03/1988'],
  ['Sábado, 1º de Maio de 1988', '01/05/1988'],
  ['14/dez/1988', '14/12/1988'],
  ['14 set. 1988', '14/09/1988'],
  ['14 DE MARCO, 1988', '14/03/1988'],
  ['março de 1988', ''],
  ['14 de marte de 1988', ''],
  ['uns 3 anos', ''],
  ['desde 1990-03-15', '15/03/1990'],
])('a data colada %j vira %j', (texto, esperado) => {
  expect(mascararData(completarData(texto))).toBe(esperado);
});
