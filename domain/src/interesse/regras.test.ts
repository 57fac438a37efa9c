import { expect, test } from 'vitest';
import { cadastroDoInteresse, errosDoInteresse, situacaoAoRepetir } from './regras';

test.each([
  ['parceiro diz o que faz', { tipo: 'parceiro' }, { perfil: 'Escolha o que você faz' }],
  ['parceiro com perfil', { tipo: 'parceiro', perfil: 'groomer' }, {}],
  ['do parceiro não se pede loja nem CNPJ', { tipo: 'parceiro', perfil: 'criador', cnpj: '1' }, {}],
  ['loja diz o nome', { tipo: 'loja' }, { nome_da_loja: 'Informe o nome da loja' }],
  ['loja sem CNPJ', { tipo: 'loja', nome_da_loja: 'Pet Feliz' }, {}],
  ['loja com CNPJ errado', { tipo: 'loja', nome_da_loja: 'Pet', cnpj: '11.111' }, { cnpj: 'CNPJ inválido' }],
  ['loja com CNPJ certo', { tipo: 'loja', nome_da_loja: 'Pet', cnpj: '11.222.333/0001-81' }, {}],
] as const)('%s', (_, apresentado, erros) => {
  expect(errosDoInteresse(apresentado)).toEqual(erros);
});

test('cada interesse abre o seu cadastro', () => {
  expect(cadastroDoInteresse({ tipo: 'loja', perfil: null })).toBe('lojista');
  expect(cadastroDoInteresse({ tipo: 'parceiro', perfil: 'petwalker' })).toBe('petwalker');
  expect(cadastroDoInteresse({ tipo: 'parceiro', perfil: null })).toBe('outros');
});

test('quem disse não e escreve de novo volta a esperar resposta; a conversa em curso continua', () => {
  expect(situacaoAoRepetir('sem_interesse')).toBe('novo');
  expect((['novo', 'em_conversa', 'cadastrado'] as const).map(situacaoAoRepetir)).toEqual([
    'novo',
    'em_conversa',
    'cadastrado',
  ]);
});
