import { expect, test } from 'vitest';
import { type IndicacaoARenovar, recusaDoPedido } from './renovacao';

const COMPRADA: IndicacaoARenovar = {
  temParceiro: true,
  dataAtivacao: '2026-03-10',
  validade: '2026-06-10',
  renovada: false,
  bloqueada: false,
  pedidos: 0,
};

test.each<[string, Partial<IndicacaoARenovar>, string | null]>([
  ['comprada', {}, null],
  ['vencida sem compra', { dataAtivacao: null, validade: '2026-03-19' }, null],
  ['no último dia do cupom', { dataAtivacao: null, validade: '2026-03-20' }, 'RENOVACAO_CEDO'],
  ['sem loja escolhida', { dataAtivacao: null, validade: null }, 'RENOVACAO_CEDO'],
  ['de quem não está mais aqui', { temParceiro: false }, 'RENOVACAO_SEM_PARCEIRO'],
  ['já renovada', { renovada: true }, 'RENOVACAO_FEITA'],
  ['já renovada por quem depois saiu', { renovada: true, temParceiro: false }, 'RENOVACAO_FEITA'],
  ['bloqueada pela equipe', { bloqueada: true, dataAtivacao: null, validade: '2026-03-19' }, 'INDICACAO_BLOQUEADA'],
  ['pedida duas vezes', { pedidos: 2 }, null],
  ['pedida três vezes', { pedidos: 3 }, 'RENOVACOES_ESGOTADAS'],
])('em 20/03, uma indicação %s', (_, mudanca, recusa) => {
  expect(recusaDoPedido({ ...COMPRADA, ...mudanca }, '2026-03-20')).toBe(recusa);
});
