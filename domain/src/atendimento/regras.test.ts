import { expect, test } from 'vitest';
import {
  type IndicacaoABloquear,
  RECUSAS_DA_TROCA,
  RECUSAS_DO_BLOQUEIO,
  RECUSAS_DO_DESBLOQUEIO,
  recusaDaTroca,
  recusaDoBloqueio,
  recusaDoDesbloqueio,
  type TrocaADevolver,
} from './regras';

const ABERTA: IndicacaoABloquear = {
  emBranco: false,
  cancelada: false,
  bloqueada: false,
  tutorExcluido: false,
  dataAtivacao: null,
  validade: null,
};

test.each<[string, Partial<IndicacaoABloquear>, (typeof RECUSAS_DO_BLOQUEIO)[number] | null]>([
  ['sem cupom', {}, null],
  ['com cupom, no último dia', { validade: '2026-03-20' }, null],
  ['vencida ontem', { validade: '2026-03-19' }, 'INDICACAO_VENCIDA'],
  ['comprada', { dataAtivacao: '2026-03-10', validade: '2026-06-10' }, 'INDICACAO_FINALIZADA'],
  ['já bloqueada', { bloqueada: true }, 'INDICACAO_JA_BLOQUEADA'],
  ['já bloqueada, e depois vencida', { bloqueada: true, validade: '2026-03-19' }, 'INDICACAO_JA_BLOQUEADA'],
  ['cujo tutor se foi', { tutorExcluido: true }, 'TUTOR_EXCLUIDO'],
  ['cujo tutor se foi, já bloqueada', { tutorExcluido: true, bloqueada: true }, 'TUTOR_EXCLUIDO'],
  [
    'comprada por quem se foi',
    { tutorExcluido: true, dataAtivacao: '2026-03-10', validade: '2026-06-10' },
    'INDICACAO_FINALIZADA',
  ],
  ['em branco', { emBranco: true }, 'PRESCRICAO_NAO_CADASTRADA'],
  ['em branco, cancelada com o lote', { emBranco: true, cancelada: true }, 'CODIGO_CANCELADO'],
])('em 20/03, bloquear uma indicação %s', (_, mudanca, recusa) => {
  expect(recusaDoBloqueio({ ...ABERTA, ...mudanca }, '2026-03-20')).toBe(recusa);
  if (recusa) expect(RECUSAS_DO_BLOQUEIO).toContain(recusa);
});

test.each([
  [true, false, null],
  [true, true, 'TUTOR_EXCLUIDO'],
  [false, true, 'INDICACAO_NAO_BLOQUEADA'],
  [false, false, 'INDICACAO_NAO_BLOQUEADA'],
] as const)('desbloquear, bloqueada %s e tutor excluído %s: %s', (bloqueada, tutorExcluido, recusa) => {
  expect(recusaDoDesbloqueio({ bloqueada, tutorExcluido })).toBe(recusa);
  if (recusa) expect(RECUSAS_DO_DESBLOQUEIO).toContain(recusa);
});

const GASTA: TrocaADevolver = { finalizada: false, tutorExcluido: false, gastas: 1, vinculos: 3 };

test.each<[string, Partial<TrocaADevolver>, (typeof RECUSAS_DA_TROCA)[number] | null]>([
  ['com uma gasta', {}, null],
  ['sem nenhuma gasta', { gastas: 0 }, 'SEM_TROCA_A_DEVOLVER'],
  ['que outra pessoa já devolveu', { vinculos: 4 }, 'TROCA_JA_DEVOLVIDA'],
  ['depois da compra', { finalizada: true }, 'INDICACAO_FINALIZADA'],
  ['a quem se foi', { tutorExcluido: true }, 'TUTOR_EXCLUIDO'],
  ['a quem comprou e se foi', { tutorExcluido: true, finalizada: true }, 'INDICACAO_FINALIZADA'],
])('devolver uma troca %s', (_, mudanca, recusa) => {
  expect(recusaDaTroca({ ...GASTA, ...mudanca }, 3)).toBe(recusa);
  if (recusa) expect(RECUSAS_DA_TROCA).toContain(recusa);
});
