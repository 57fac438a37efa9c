import { expect, test } from 'vitest';
import { type IndicacaoABloquear, RECUSAS_DO_BLOQUEIO, recusaDoBloqueio } from './regras';

const ABERTA: IndicacaoABloquear = {
  emBranco: false,
  cancelada: false,
  bloqueada: false,
  dataAtivacao: null,
  validade: null,
};

test.each<[string, Partial<IndicacaoABloquear>, (typeof RECUSAS_DO_BLOQUEIO)[number] | null]>([
  ['sem cupom', {}, null],
  ['com cupom, no último dia', { validade: '2026-03-20' }, null],
  ['vencida ontem', { validade: '2026-03-19' }, 'INDICACAO_VENCIDA'],
  ['comprada', { dataAtivacao: '2026-03-10', validade: '2026-06-10' }, 'INDICACAO_FINALIZADA'],
  ['já bloqueada', { bloqueada: true }, 'INDICACAO_BLOQUEADA'],
  ['já bloqueada, e depois vencida', { bloqueada: true, validade: '2026-03-19' }, 'INDICACAO_BLOQUEADA'],
  ['em branco', { emBranco: true }, 'PRESCRICAO_NAO_CADASTRADA'],
  ['em branco, cancelada com o lote', { emBranco: true, cancelada: true }, 'CODIGO_CANCELADO'],
])('em 20/03, bloquear uma indicação %s', (_, mudanca, recusa) => {
  expect(recusaDoBloqueio({ ...ABERTA, ...mudanca }, '2026-03-20')).toBe(recusa);
  if (recusa) expect(RECUSAS_DO_BLOQUEIO).toContain(recusa);
});
