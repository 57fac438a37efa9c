import { describe, expect, test } from 'vitest';
import { camposDaCampanha, dadosDosCampos, EM_BRANCO, errosDosCampos, oQueFalta } from './rascunho';

const HOJE = '2026-03-10';
const PREENCHIDOS = { ...EM_BRANCO, descritivo: ' Mês do Pet ', desconto: '17,5', data_validade: '31/03/2026' };
const errar = (mudanca: object, nova = true) => errosDosCampos({ ...PREENCHIDOS, ...mudanca }, HOJE, { nova });

test('o que se digita vira o que se envia, e volta', () => {
  const dados = {
    descritivo: 'Mês do Pet',
    desconto: 17.5,
    data_validade: '2026-03-31',
    limite_cupons: null,
    teto: null,
  };
  expect(dadosDosCampos(PREENCHIDOS)).toEqual(dados);
  expect(camposDaCampanha(dados)).toEqual({ ...PREENCHIDOS, descritivo: 'Mês do Pet' });
  expect(errar({})).toEqual({});
});

test('o orçamento é opcional; escrito, vai como número, e volta como se lê', () => {
  const escrito = { ...PREENCHIDOS, limite_cupons: '1.500', teto: 'R$\u00a02.000,50' };
  const dados = dadosDosCampos(escrito);
  expect(dados).toMatchObject({ limite_cupons: 1500, teto: 2000.5 });
  expect(dados && camposDaCampanha(dados)).toMatchObject({ limite_cupons: '1.500', teto: 'R$\u00a02.000,50' });
});

test.each(['12', '12,5', '12.5', '12,5%', ' 12,50 % '])('o desconto pode vir como "%s"', (desconto) => {
  expect(errar({ desconto })).toEqual({});
});

describe('o que está errado', () => {
  test.each([
    [{ desconto: '0' }, { desconto: 'Informe um desconto maior que zero' }],
    [{ desconto: 'dez' }, { desconto: 'Informe um desconto maior que zero' }],
    [{ desconto: '101' }, { desconto: 'O desconto vai até 100%' }],
    [{ data_validade: '31/02/2026' }, { data_validade: 'Data inválida' }],
    [{ data_validade: '09/03/2026' }, { data_validade: 'A validade já passou' }],
    [{ descritivo: ' ' }, { descritivo: 'Preencha este campo' }],
    [{ limite_cupons: '0' }, { limite_cupons: 'Informe ao menos 1 cupom' }],
    [{ limite_cupons: 'dez' }, { limite_cupons: 'Informe um número inteiro' }],
    [{ limite_cupons: '10,5' }, { limite_cupons: 'Informe um número inteiro' }],
  ])('%j', (mudanca, erros) => {
    expect(errar(mudanca)).toEqual(erros);
  });

  test('uma campanha antiga pode ser encerrada com uma data que passou', () => {
    expect(errar({ data_validade: '09/03/2026' }, false)).toEqual({});
  });
});

test('ao lado do botão se diz o que falta e o que não serve', () => {
  const dizer = (campos: typeof EM_BRANCO) => oQueFalta(campos, errosDosCampos(campos, HOJE, { nova: true }));
  expect(dizer(EM_BRANCO)).toEqual(['campanha', 'desconto', 'validade']);
  expect(dizer({ ...PREENCHIDOS, desconto: '200', data_validade: '3', limite_cupons: '0' })).toEqual([
    'desconto válido',
    'validade válida',
    'limite de cupons válido',
  ]);
});
