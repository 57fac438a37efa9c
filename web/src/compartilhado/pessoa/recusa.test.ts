import { expect, test } from 'vitest';
import { ErroDaApi, SemConexao } from '../../lib/erros-da-api';
import { lerRecusa } from './recusa';

test('vários duplicados: uma frase para todos, e em cada campo a do servidor', () => {
  const erro = new ErroDaApi(409, 'JA_CADASTRADO', '', { email: 'E-mail já cadastrado', cpf: 'CPF já cadastrado' });
  expect(lerRecusa(erro)).toEqual({
    frase: 'E-mail, CPF já cadastrado(s)',
    campos: { email: 'E-mail já cadastrado', cpf: 'CPF já cadastrado' },
    duplicado: true,
  });
});

test('um duplicado: no singular', () => {
  expect(lerRecusa(new ErroDaApi(409, 'JA_CADASTRADO', '', { cnpj: 'x' }))?.frase).toBe('CNPJ já cadastrado');
});

test('campos inválidos ficam com a mensagem do servidor', () => {
  const erro = new ErroDaApi(422, 'DADOS_INVALIDOS', 'Confira os campos destacados.', { cpf: 'CPF inválido' });
  expect(lerRecusa(erro)).toEqual({
    frase: 'Confira os campos destacados.',
    campos: { cpf: 'CPF inválido' },
    duplicado: false,
  });
});

test('um campo que nenhum formulário tem não se perde em silêncio: fica a frase', () => {
  expect(lerRecusa(new ErroDaApi(422, 'DADOS_INVALIDOS', 'Confira.', { outro: 'x' }))).toMatchObject({
    frase: 'Confira.',
    campos: {},
  });
});

test('sem conexão, a frase da conexão', () => {
  expect(lerRecusa(new SemConexao(null))?.frase).toMatch(/Sem conexão/);
});

test('a sessão perdida já avisou por si', () => {
  expect(lerRecusa(new ErroDaApi(401, 'SESSAO_INVALIDA', 'x'))).toBeNull();
});
