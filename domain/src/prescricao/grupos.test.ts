import { expect, test } from 'vitest';
import { porMes, porSituacao } from './grupos';
import { STATUS_DA_INDICACAO, type StatusDaIndicacao, VENCIDA } from './regras';

const uma = (id: number, status: StatusDaIndicacao, data = '2026-03-10') => ({ id, status, data });

test('cada situação uma vez, na ordem pedida, e dentro dela a ordem da lista', () => {
  const lista = [
    uma(5, 'Ativo - Aguardando compra'),
    uma(4, 'Pendente - Aguardando cadastro'),
    uma(3, VENCIDA),
    uma(2, 'Pendente - Aguardando cadastro'),
  ];
  expect(porSituacao(lista, STATUS_DA_INDICACAO).map((g) => [g.status, g.indicacoes.map(({ id }) => id)])).toEqual([
    ['Pendente - Aguardando cadastro', [4, 2]],
    ['Ativo - Aguardando compra', [5]],
    [VENCIDA, [3]],
  ]);
});

test('o que não está na ordem pedida fica de fora, e sem nada não há grupos', () => {
  expect(porSituacao([uma(1, VENCIDA)], ['Ativo - Aguardando compra'])).toEqual([]);
  expect(porSituacao([], STATUS_DA_INDICACAO)).toEqual([]);
});

test('os meses na ordem em que vêm; a página seguinte só acrescenta ao fim', () => {
  const primeira = [uma(4, VENCIDA, '2026-03-10'), uma(3, VENCIDA, '2026-03-01'), uma(2, VENCIDA, '2026-02-28')];
  const meses = (lista: ReturnType<typeof uma>[]) =>
    porMes(lista).map((g) => [g.mes, g.indicacoes.map(({ id }) => id)]);
  expect(meses(primeira)).toEqual([
    ['2026-03', [4, 3]],
    ['2026-02', [2]],
  ]);
  expect(meses([...primeira, uma(1, VENCIDA, '2026-02-01'), uma(0, VENCIDA, '2025-03-01')])).toEqual([
    ['2026-03', [4, 3]],
    ['2026-02', [2, 1]],
    ['2025-03', [0]],
  ]);
});
