import { type CodigoDeErro, mensagemDoErro, statusDoErro } from '@indica-bem/domain/erros';
import { describe, expect, test } from 'vitest';
import { ErroDaApi, SemConexao } from '../../lib/erros-da-api';
import { desfechoDaFalha } from './desfecho-da-falha';

const erro = (codigo: CodigoDeErro) =>
  new ErroDaApi(statusDoErro(codigo), codigo, mensagemDoErro(codigo, { data: '10/06/2026' }));
const semConexao = new SemConexao(new TypeError('fetch'));

describe('a confirmação que falhou', () => {
  test.each([
    ['a rede caiu', semConexao, 'Sem resposta do servidor: ainda não confirmado'],
    ['a sessão morreu', erro('SESSAO_INVALIDA'), 'Sem resposta do servidor: ainda não confirmado'],
    ['o servidor falhou', erro('ERRO_INTERNO'), 'Erro no cadastrado'],
  ])('%s: ninguém sabe se foi registrada', (_, falha, titulo) => {
    expect(desfechoDaFalha(falha)).toEqual({ tipo: 'sem-resposta', silencio: { titulo, motivo: falha.message } });
  });

  test('o cupom foi usado nesse meio-tempo: o veredito muda', () => {
    expect(desfechoDaFalha(erro('CUPOM_JA_UTILIZADO'))).toMatchObject({
      tipo: 'recusado',
      recusa: { titulo: 'Cupom já utilizado.' },
    });
  });

  test('um campo recusado volta com a sua frase', () => {
    const campos = { valor: 'Valor acima do limite' };
    expect(desfechoDaFalha(new ErroDaApi(422, 'DADOS_INVALIDOS', 'Confira os campos destacados.', campos))).toEqual({
      tipo: 'venda-recusada',
      falha: { mensagem: 'Confira os campos destacados.', campos },
    });
  });
});
