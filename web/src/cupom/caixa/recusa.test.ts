import { type CodigoDeErro, mensagemDoErro, statusDoErro } from '@indica-bem/domain/erros';
import { describe, expect, test } from 'vitest';
import { ErroDaApi, SemConexao } from '../../lib/erros-da-api';
import { recusaDaConsulta } from './recusa';

const erro = (codigo: CodigoDeErro) =>
  new ErroDaApi(statusDoErro(codigo), codigo, mensagemDoErro(codigo, { data: '10/06/2026' }));
const semConexao = new SemConexao(new TypeError('fetch'));

describe('a consulta recusada', () => {
  test.each([
    ['CUPOM_JA_UTILIZADO', 'erro', 'Cupom já utilizado.', 'ler-outro'],
    ['CUPOM_DESCONHECIDO', 'erro', 'Cupom inválido.', 'corrigir'],
    ['CUPOM_INVALIDO', 'erro', 'Cupom inválido.', 'corrigir'],
    ['SELO_VENCIDO', 'alerta', 'QR vencido. Peça ao tutor para abrir o cupom no Indica Bem.', 'digitar'],
    ['LEIA_DE_NOVO', 'alerta', 'Leia o cupom de novo.', 'ler-de-novo'],
    ['VENDA_ESTORNADA', 'erro', 'Esta venda foi estornada.', 'ler-de-novo'],
    ['CUPOM_VENCIDO', 'erro', 'Cupom inválido. Vencido em 10/06/2026.', 'ler-outro'],
    ['CUPOM_DE_OUTRA_LOJA', 'alerta', 'Tutor selecionou outra loja parceira. Solicite ao tutor a troca', 'ler-outro'],
    [
      'CUPOM_DE_OUTRA_LOJA_FINAL',
      'erro',
      'Tutor selecionou outra loja parceira, e a escolha não pode mais ser trocada.',
      'ler-outro',
    ],
  ] as const)('%s: em %s, "%s"', (codigo, tom, titulo, saida) => {
    expect(recusaDaConsulta(erro(codigo))).toMatchObject({ tom, titulo, saida });
  });

  test('a uma escolha final ninguém aconselha trocar', () => {
    expect(recusaDaConsulta(erro('CUPOM_DE_OUTRA_LOJA_FINAL')).passo).not.toMatch(/troc/i);
  });

  test.each([
    ['sem conexão', semConexao],
    ['muitas tentativas', erro('MUITAS_TENTATIVAS')],
  ])('%s não é um veredito: dá para tentar de novo', (_, falha) => {
    expect(recusaDaConsulta(falha)).toMatchObject({ tom: 'alerta', passo: falha.message, saida: 'repetir' });
  });
});
