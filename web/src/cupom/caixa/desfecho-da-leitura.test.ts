import { type CodigoDeErro, mensagemDoErro, statusDoErro } from '@indica-bem/domain/erros';
import { expect, test } from 'vitest';
import { ErroDaApi, SemConexao } from '../../lib/erros-da-api';
import { desfechoDaLeitura } from './desfecho-da-leitura';

const erro = (codigo: CodigoDeErro) => new ErroDaApi(statusDoErro(codigo), codigo, mensagemDoErro(codigo));

test('o código sozinho pede os dígitos, sem acusar ninguém', () => {
  expect(desfechoDaLeitura(erro('LEITURA_INCOMPLETA'))).toEqual({ tipo: 'falta-conferir', erro: null });
});

test.each(['NUMERO_NAO_CONFERE', 'CPF_NAO_CONFERE'] as const)('%s pede de novo, com a frase', (codigo) => {
  expect(desfechoDaLeitura(erro(codigo))).toEqual({ tipo: 'falta-conferir', erro: mensagemDoErro(codigo) });
});

test.each([
  [erro('SELO_VENCIDO'), 'digitar'],
  [erro('LEITURA_TRAVADA'), 'ler-de-novo'],
  [erro('CUPOM_JA_UTILIZADO'), 'ler-outro'],
  [new SemConexao(new TypeError('fetch')), 'repetir'],
])('%s é um veredito, ou nenhum', (falha, saida) => {
  expect(desfechoDaLeitura(falha)).toMatchObject({ tipo: 'recusado', recusa: { saida } });
});
