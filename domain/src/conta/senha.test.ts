import { expect, test } from 'vitest';
import { erroDaSenha, forcaDaSenha } from './senha';

test.each([
  ['', 'Preencha a senha'],
  ['1234567', 'A senha precisa ter ao menos 8 caracteres'],
  ['12345678', null],
  ['a'.repeat(200), null],
  ['a'.repeat(201), 'Use até 200 caracteres'],
])('"%s": %s', (senha, erro) => {
  expect(erroDaSenha(senha)).toBe(erro);
});

test.each([
  ['', 0],
  ['curta', 0],
  ['aaaaaaaaaaaa', 1],
  ['12341234', 1],
  ['senha123', 1],
  ['racao-2026', 2],
  ['O gato dorme às 3h', 3],
  ['cachorro caramelo feliz', 3],
])('"%s" tem força %i', (senha, nivel) => {
  expect(forcaDaSenha(senha).nivel).toBe(nivel);
});

test('a dica some quando a senha é forte', () => {
  expect(forcaDaSenha('O gato dorme às 3h').dica).toBeNull();
  expect(forcaDaSenha('curta').dica).toBe('Use ao menos 8 caracteres.');
});
