import { expect, test } from 'vitest';
import { faltas } from './faltas';
import { valoresDe } from './valores';

const CAMPOS = ['nome', 'cpf', 'data_nascimento', 'email', 'senha', 'confirmasenha'] as const;

test('o que está vazio aparece pelo nome, na ordem do formulário', () => {
  const erros = { email: 'x', nome: 'x', cpf: 'x', confirmasenha: 'x' };
  expect(faltas(CAMPOS, valoresDe(), erros)).toEqual(['nome', 'CPF', 'e-mail', 'senha repetida']);
});

test('o que está errado pede o certo, no gênero da palavra', () => {
  const valores = valoresDe({ cpf: '1', data_nascimento: '1', email: 'a', senha: 'a', confirmasenha: 'b' });
  const erros = { cpf: 'x', data_nascimento: 'x', email: 'x', senha: 'x', confirmasenha: 'x' };
  expect(faltas(CAMPOS, valores, erros)).toEqual([
    'CPF válido',
    'data de nascimento válida',
    'e-mail válido',
    'senha válida',
    'senha repetida igual',
  ]);
});

test('sem erros nada falta', () => {
  expect(faltas(CAMPOS, valoresDe(), {})).toEqual([]);
});

test('um erro em campo que o formulário não mostra não prende o botão', () => {
  expect(faltas(['nome'], valoresDe(), { crmv: 'x' })).toEqual([]);
});
