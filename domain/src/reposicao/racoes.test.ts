import { describe, expect, test } from 'vitest';
import { type IndicacaoDoTutor, jaTemOutra, racoesDe } from './racoes';

const indicacao = (id_prescricao: number, mudanca: Partial<IndicacaoDoTutor> = {}): IndicacaoDoTutor => ({
  id_prescricao,
  id_pet: null,
  id_produto: 1,
  data: '2026-03-01',
  comprado_em: '2026-03-10',
  validade: '2026-06-10',
  peso: 1,
  gramas: 100,
  renova: null,
  bloqueada: false,
  ...mudanca,
});
const resumo = (lista: IndicacaoDoTutor[]) => racoesDe(lista).map(({ compra, fim }) => [compra.id_prescricao, fim]);

describe('o que cada pet come agora', () => {
  test('do mesmo pet, a última compra; de outro pet, a dele', () => {
    const lista = [
      indicacao(1, { id_pet: 7 }),
      indicacao(2, { id_pet: 7, comprado_em: '2026-03-15' }),
      indicacao(3, { id_pet: 8 }),
    ];
    expect(resumo(lista)).toEqual([
      [2, '2026-03-30'],
      [3, '2026-03-20'],
    ]);
  });

  test('sem pet escolhido, cada compra por si, menos a que veio a pedido da anterior', () => {
    const lista = [
      indicacao(1),
      indicacao(2),
      indicacao(3, { renova: 1, comprado_em: '2026-03-19' }),
      indicacao(4, { renova: 3, comprado_em: '2026-03-29' }),
    ];
    expect(resumo(lista)).toEqual([
      [4, '2026-04-09'],
      [2, '2026-03-20'],
    ]);
  });

  test('o que não foi comprado não conta, e o que não tem quantidade não tem fim', () => {
    expect(resumo([indicacao(1, { comprado_em: null }), indicacao(2, { gramas: null })])).toEqual([[2, null]]);
  });
});

describe('se alguém já cuidou do que vem depois', () => {
  const compra = { ...indicacao(1, { id_pet: 7 }), comprado_em: '2026-03-10' };
  const outra = (mudanca: Partial<IndicacaoDoTutor>) =>
    jaTemOutra(
      compra,
      [compra, indicacao(2, { comprado_em: null, validade: null, data: '2026-03-11', ...mudanca })],
      '2026-03-20',
    );

  test.each<[string, Partial<IndicacaoDoTutor>, boolean]>([
    ['feita depois, para o mesmo pet', { id_pet: 7, id_produto: 2 }, true],
    ['feita a pedido, no mesmo dia', { renova: 1, data: '2026-03-10' }, true],
    ['da mesma ração, sem dizer o pet', {}, true],
    ['de outra ração, sem dizer o pet', { id_produto: 2 }, false],
    ['para outro pet', { id_pet: 8 }, false],
    ['feita antes da compra', { id_pet: 7, data: '2026-03-10' }, false],
    ['que venceu sem uso', { id_pet: 7, validade: '2026-03-19' }, false],
    ['que ainda vale hoje', { id_pet: 7, validade: '2026-03-20' }, true],
    ['bloqueada pela equipe', { id_pet: 7, bloqueada: true }, false],
    ['já comprada', { id_pet: 7, comprado_em: '2026-03-12', validade: '2026-03-19' }, true],
  ])('uma indicação %s', (_, mudanca, sim) => {
    expect(outra(mudanca)).toBe(sim);
  });

  test('ela mesma não conta', () => {
    expect(jaTemOutra(compra, [compra], '2026-03-20')).toBe(false);
  });
});
