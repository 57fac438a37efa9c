import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinoDoCupom, recusaDeDesfazer, segundosParaDesfazer, type VendaAEstornar } from './regras';

const AGORA = new Date('2026-11-15T12:00:00Z');
const ha = (segundos: number) => new Date(AGORA.getTime() - segundos * 1000);
const venda: VendaAEstornar = { estado: 'efetivado', vez: 2, efetivadoEm: ha(60), porArquivo: false };

describe('quem desfaz uma venda', () => {
  test.each<[string, Partial<VendaAEstornar>, { papel?: 'lojista' | 'indicabem'; vez?: number }, string | null]>([
    ['a loja, a um minuto da venda', {}, {}, null],
    ['a loja, um segundo antes dos quinze minutos', { efetivadoEm: ha(899) }, {}, null],
    ['a loja, passados os quinze minutos', { efetivadoEm: ha(900) }, {}, 'PRAZO_DE_DESFAZER'],
    ['a equipe, meses depois', { efetivadoEm: ha(9_000_000) }, { papel: 'indicabem' }, null],
    ['a loja, uma venda que veio por arquivo', { porArquivo: true }, {}, 'VENDA_POR_ARQUIVO'],
    ['a equipe, uma venda que veio por arquivo', { porArquivo: true }, { papel: 'indicabem' }, null],
    ['a loja, a venda anterior, já desfeita', {}, { vez: 1 }, 'VENDA_ESTORNADA'],
    ['a equipe, a venda anterior, já desfeita', {}, { papel: 'indicabem', vez: 1 }, 'VENDA_ESTORNADA'],
    ['uma venda que não houve', {}, { vez: 3 }, 'SEM_VENDA'],
    ['um cupom que voltou a valer', { estado: 'ativo', efetivadoEm: null }, {}, 'SEM_VENDA'],
    ['um cupom cancelado', { estado: 'cancelado', efetivadoEm: null }, { papel: 'indicabem' }, 'SEM_VENDA'],
  ])('%s', (_, mudanca, { papel = 'lojista', vez = 2 }, esperado) => {
    expect(recusaDeDesfazer({ ...venda, ...mudanca }, { papel, vez, agora: AGORA })).toBe(esperado);
  });
});

test('enquanto restam segundos a loja pode, e só então; nunca restam mais de quinze minutos', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3600, max: 3600 }), fc.boolean(), (idade, porArquivo) => {
      const dela = { ...venda, efetivadoEm: ha(idade), porArquivo };
      const restam = segundosParaDesfazer(dela, AGORA);
      expect(restam).toBeLessThanOrEqual(900);
      expect(restam > 0).toBe(recusaDeDesfazer(dela, { papel: 'lojista', vez: 2, agora: AGORA }) === null);
    }),
  );
});

test.each([
  ['no último dia ainda vale', '2026-11-16', 'O cupom volta a valer para o tutor, até 16/11/2026.'],
  ['depois dele não', '2026-11-15', 'O cupom não volta a valer: o prazo dele terminou em 15/11/2026.'],
  ['sem saber o dia não se promete', undefined, 'O cupom volta a valer para o tutor, se ainda estiver no prazo.'],
])('o cupom de uma compra estornada: %s', (_, validade, frase) => {
  expect(destinoDoCupom('2026-11-16', validade)).toBe(frase);
});
