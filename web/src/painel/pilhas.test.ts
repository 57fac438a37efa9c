import type { Painel } from '@indica-bem/domain/painel/contrato';
import { campoDoMes, numerosDoAno } from '@indica-bem/domain/painel/numeros';
import { expect, test } from 'vitest';
import { pilhasDe, topoDaEscala } from './pilhas';

test.each([
  [0, 4],
  [4, 4],
  [5, 5],
  [11, 20],
  [100, 100],
  [401, 500],
  [999, 1000],
  [83_334, 100_000],
])('a escala de %i vai até %i', (maior, topo) => {
  expect(topoDaEscala(maior)).toBe(topo);
});

test('as fatias de um mês se apoiam umas nas outras e não passam do topo', () => {
  const painel = {
    ...numerosDoAno([], 2026),
    [campoDoMes('Efetivadas', 'Mar')]: 10,
    [campoDoMes('Pendentes', 'Mar')]: 20,
    [campoDoMes('Ativas', 'Mar')]: 10,
  } as Painel;
  const { pilhas, topo } = pilhasDe(painel);
  expect(topo).toBe(40);
  expect(pilhas[2]?.total).toBe(40);
  expect(pilhas[2]?.fatias.map(({ base, altura }) => [base, altura])).toEqual([
    [0, 0.25],
    [0.25, 0.5],
    [0.75, 0.25],
  ]);
  expect(pilhas[0]?.fatias.every(({ altura }) => altura === 0)).toBe(true);
});
