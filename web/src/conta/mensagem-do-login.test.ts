import { expect, test } from 'vitest';
import { ErroDaApi, SemConexao } from '../lib/erros-da-api';
import { mensagemDoLogin } from './mensagem-do-login';

test.each([
  { caso: 'senha errada', erro: new ErroDaApi(401, 'LOGIN_INVALIDO', 'x'), frase: 'Usuario e senha incorreto' },
  { caso: 'tentativas demais', erro: new ErroDaApi(429, 'MUITAS_TENTATIVAS', 'Aguarde.'), frase: 'Aguarde.' },
  {
    caso: 'acesso suspenso',
    erro: new ErroDaApi(403, 'ACESSO_SUSPENSO', 'Seu acesso está suspenso. Fale com a equipe.'),
    frase: 'Seu acesso está suspenso. Fale com a equipe.',
  },
  {
    caso: 'falha do servidor',
    erro: new ErroDaApi(500, 'ERRO_INTERNO', 'x'),
    frase: 'Erro! Tente novamente mais tarde',
  },
  { caso: 'falha qualquer', erro: new Error('x'), frase: 'Erro! Tente novamente mais tarde' },
  {
    caso: 'e-mail malformado',
    erro: new ErroDaApi(422, 'DADOS_INVALIDOS', 'x', { email: 'Email inválido' }),
    frase: 'Email inválido',
  },
])('$caso: "$frase"', ({ erro, frase }) => {
  expect(mensagemDoLogin(erro)).toBe(frase);
});

test('sem conexão, diz que é a conexão', () => {
  expect(mensagemDoLogin(new SemConexao(new TypeError('x')))).toContain('Sem conexão');
});
