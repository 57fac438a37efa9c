import { expect, test } from 'vitest';
import { comOsDias } from './com-os-dias';

const cupom = { id_coupon: 7, situacao: 'ativo', data_validade: '2026-03-10', desconto: 10 };
const indicacao = { id_prescricao: 1, status: 'Ativo - Aguardando compra', coupons: [cupom] };
const campanha = { situacao: 'ativo', data_validade: '2026-03-01' };

test('no último dia nada muda; no seguinte, venceu o cupom e a indicação que espera com ele', () => {
  const visto = { destaque: indicacao, lista: [indicacao], campanha, nada: null };
  expect(comOsDias(visto, '2026-03-10')).toEqual(visto);
  const vencida = { ...indicacao, status: 'Vencido - Prazo encerrado', coupons: [{ ...cupom, situacao: 'vencido' }] };
  expect(comOsDias(visto, '2026-03-11')).toEqual({ destaque: vencida, lista: [vencida], campanha, nada: null });
  expect(comOsDias(cupom, '2026-03-11')).toEqual({ ...cupom, situacao: 'vencido' });
});

test.each(['efetivado', 'cancelado', 'vencido'])(
  'o %s continua como estava, e a indicação comprada também',
  (situacao) => {
    const outro = { ...indicacao, status: 'Finalizado - Realizou a compra', coupons: [{ ...cupom, situacao }] };
    expect(comOsDias(outro, '2027-01-01')).toEqual(outro);
  },
);
