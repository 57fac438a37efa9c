import { expect, test } from 'vitest';
import { destacar, type IndicacaoAberta } from './destaque';

const aberta = (id: number, mudanca: Partial<IndicacaoAberta> = {}): IndicacaoAberta => ({
  id,
  data: '2026-03-01',
  validade: null,
  lojaPerdida: false,
  ...mudanca,
});

test('de vários cupons, o que acaba primeiro, por mais nova que seja outra indicação', () => {
  const abertas = [
    aberta(9, { data: '2026-03-10' }),
    aberta(3, { validade: '2026-05-02' }),
    aberta(2, { validade: '2026-04-01' }),
    aberta(1, { validade: '2026-04-30' }),
  ];
  expect(destacar(abertas)).toEqual({ id: 2, cupons: 3, semLoja: 1 });
});

test('sem cupom, a que perdeu a loja vem antes da mais nova', () => {
  const abertas = [aberta(1), aberta(5, { data: '2026-03-10' }), aberta(2, { lojaPerdida: true })];
  expect(destacar(abertas)).toEqual({ id: 2, cupons: 0, semLoja: 3 });
});

test('todas esperando a loja, a mais nova; do mesmo dia, a feita por último', () => {
  expect(destacar([aberta(1), aberta(4), aberta(3, { data: '2026-02-01' })]).id).toBe(4);
});

test('sem nenhuma, nada', () => {
  expect(destacar([])).toEqual({ id: null, cupons: 0, semLoja: 0 });
});
