import { expect, test } from 'vitest';
import { ACOES_EM_LOTE, type AcaoEmLote, type MotivoDeFora, motivoDeFora } from './em-lote';

const ativa = { situacao: 'ativa', excluida: false } as const;
const convidada = { situacao: 'convidada', excluida: false } as const;
const suspensa = { situacao: 'suspensa', excluida: false } as const;

test.each<[AcaoEmLote, MotivoDeFora | null, MotivoDeFora | null, MotivoDeFora | null]>([
  ['convidar', 'já tem acesso', null, 'conta suspensa'],
  ['suspender', null, null, 'já estava suspensa'],
  ['reativar', 'não estava suspensa', 'não estava suspensa', null],
])('%s: a ativa, a convidada e a suspensa', (acao, daAtiva, daConvidada, daSuspensa) => {
  expect([ativa, convidada, suspensa].map((conta) => motivoDeFora(acao, conta))).toEqual([
    daAtiva,
    daConvidada,
    daSuspensa,
  ]);
});

test.each(ACOES_EM_LOTE)('%s: quem não há e quem foi excluída ficam de fora', (acao) => {
  expect(motivoDeFora(acao, undefined)).toBe('não encontrada');
  expect(motivoDeFora(acao, { ...convidada, excluida: true })).toBe('conta excluída');
});
