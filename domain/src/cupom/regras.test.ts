import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aplicarDesconto, type CupomAValidar, descontoAplicavel, motivoDaRecusa, prestesAVencer } from './regras';

const hoje = '2026-11-15';

describe('desconto aplicável', () => {
  const vigente = { desconto: 15, validade: hoje, esgotada: false };
  const vencida = { desconto: 20, validade: '2026-11-14', esgotada: false };
  const esgotada = { ...vigente, esgotada: true };

  test.each([
    ['o específico vence a campanha', 25, null, vigente, 25],
    ['o específico vence o código da loja online', 25, 12.5, null, 25],
    ['um específico de zero é zero', 0, null, vigente, 0],
    ['o código da loja online traz o seu', null, 12.5, vigente, 12.5],
    ['a campanha vale até o último dia', null, null, vigente, 15],
    ['a campanha vencida não vale', null, null, vencida, 10],
    ['a campanha esgotada não vale', null, null, esgotada, 10],
    ['sem nada, o desconto base', null, null, null, 10],
  ])('%s', (_, especifico, doEstoque, campanha, desconto) => {
    const daCampanha = desconto === 15;
    expect(descontoAplicavel({ especifico, doEstoque, campanha }, hoje)).toEqual({ desconto, daCampanha });
  });
});

describe('aplicar o desconto', () => {
  test.each([
    [10000, 10, 1000, 9000],
    [9990, 15, 1499, 8491],
    [5, 10, 1, 4],
    [4, 10, 0, 4],
    [10000, 12.35, 1235, 8765],
    [1000, 1.15, 12, 988],
    [5000, 0.57, 29, 4971],
    [200, 0.25, 1, 199],
    [999, 0, 0, 999],
    [999, 100, 999, 0],
  ])('%i centavos com %d%% descontam %i e deixam %i', (valor, percentual, descontado, recebido) => {
    expect(aplicarDesconto(valor, percentual)).toEqual({ valor, descontado, recebido });
  });

  test('recebido mais descontado é sempre o valor, em inteiros, com meio centavo para cima', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        (valor, centesimos) => {
          const { descontado, recebido } = aplicarDesconto(valor, centesimos / 100);
          expect(recebido + descontado).toBe(valor);
          expect(recebido).toBeGreaterThanOrEqual(0);
          expect(BigInt(descontado)).toBe((BigInt(valor) * BigInt(centesimos) + 5_000n) / 10_000n);
        },
      ),
    );
  });
});

describe('motivo da recusa', () => {
  const cupom: CupomAValidar = { estado: 'ativo', idLojista: 7, trocado: false, validade: hoje };
  const contexto = { idLojista: 7, hoje };

  test('um cupom ativo desta loja vale até o dia da validade', () => {
    expect(motivoDaRecusa(cupom, contexto)).toBeNull();
  });

  test.each<[string, Partial<CupomAValidar>, string]>([
    ['usado', { estado: 'efetivado' }, 'CUPOM_JA_UTILIZADO'],
    [
      'usado, de outra loja e vencido',
      { estado: 'efetivado', idLojista: 8, validade: '2026-01-01' },
      'CUPOM_JA_UTILIZADO',
    ],
    ['de outra loja', { idLojista: 8 }, 'CUPOM_DE_OUTRA_LOJA'],
    ['de outra loja e vencido', { idLojista: 8, validade: '2026-11-14' }, 'CUPOM_DE_OUTRA_LOJA'],
    ['cancelado pela troca de loja', { estado: 'cancelado', trocado: true }, 'CUPOM_DE_OUTRA_LOJA'],
    ['cancelado por outro motivo', { estado: 'cancelado' }, 'CUPOM_INVALIDO'],
    ['cancelado e vencido', { estado: 'cancelado', validade: '2026-11-14' }, 'CUPOM_INVALIDO'],
    ['vencido ontem', { validade: '2026-11-14' }, 'CUPOM_VENCIDO'],
  ])('%s', (_, mudanca, recusa) => {
    expect(motivoDaRecusa({ ...cupom, ...mudanca }, contexto)).toBe(recusa);
  });
});

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('em 15/11, o que vale até %s está prestes a vencer? %s', (validade, esperado) => {
  expect(prestesAVencer(validade, '2026-11-15')).toBe(esperado);
});
