import { expect, test } from 'vitest';
import { PERFIS } from '../prescritor/perfis';
import {
  loginDoTipo,
  numeroDoTipo,
  TIPOS_DE_CADASTRO,
  tipoDe,
  tipoDoNumero,
  tituloDoCadastro,
} from './tipos-de-cadastro';

test.each([
  [1, 'tutor', 'tutor', 'Cadastro de novo tutor'],
  [2, 'veterinario', 'prescritor', 'Cadastro de novo veterinário'],
  [3, 'criador', 'prescritor', 'Cadastro de novo criador'],
  [4, 'petwalker', 'prescritor', 'Cadastro de novo passeador'],
  [5, 'lojista', 'lojista', 'Cadastro de novo lojista'],
  [6, 'interno', 'prescritor', 'Cadastro de novo usuário interno'],
  [7, 'groomer', 'prescritor', 'Cadastro de novo parceiro de banho e tosa'],
  [8, 'outros', 'prescritor', 'Cadastro de novo parceiro'],
] as const)('o tipo %i é %s, entra como %s: "%s"', (numero, tipo, login, titulo) => {
  expect(tipoDoNumero(String(numero))).toBe(tipo);
  expect(numeroDoTipo(tipo)).toBe(numero);
  expect(loginDoTipo(tipo)).toBe(login);
  expect(tituloDoCadastro(tipo)).toBe(titulo);
});

test.each(['0', '9', '', '1.0', 'tutor', '-1'])('"%s" não é um tipo', (numero) => {
  expect(tipoDoNumero(numero)).toBeNull();
});

test('os tipos que entram como parceiros são os perfis deles, na mesma ordem', () => {
  expect(TIPOS_DE_CADASTRO.filter((tipo) => loginDoTipo(tipo) === 'prescritor')).toEqual(PERFIS);
});

test('quem entra e com que perfil diz o tipo; um parceiro sem perfil não tem tipo', () => {
  for (const tipo of TIPOS_DE_CADASTRO) {
    const login = loginDoTipo(tipo);
    expect(tipoDe(login, login === 'prescritor' ? (tipo as 'criador') : null)).toBe(tipo);
  }
  expect(tipoDe('prescritor', undefined)).toBeNull();
  expect(tipoDe('tutor', 'criador')).toBe('tutor');
});
