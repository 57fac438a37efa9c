import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anosComNumeros, type Contagem, campoDoMes, funilDoAno, MESES, numerosDoAno, SITUACOES } from './numeros';

const contagem = fc.record({
  mes: fc
    .tuple(fc.integer({ min: 2024, max: 2026 }), fc.integer({ min: 1, max: 12 }))
    .map(([ano, mes]) => `${ano}-${String(mes).padStart(2, '0')}-01`),
  etapa: fc.constantFrom(0, 1, 2, 3),
  quantas: fc.nat(1000),
}) as fc.Arbitrary<Contagem>;

test('as três partes de todos os meses somam o que foi emitido no ano', () => {
  fc.assert(
    fc.property(fc.array(contagem), (contagens) => {
      const numeros = numerosDoAno(contagens, 2026);
      const soma = Object.values(numeros).reduce((a, b) => a + b, 0);
      expect(Object.keys(numeros)).toHaveLength(MESES.length * SITUACOES.length);
      expect(soma).toBe(funilDoAno(contagens, 2026).emitidas);
    }),
  );
});

test('o funil nunca alarga', () => {
  fc.assert(
    fc.property(fc.array(contagem), (contagens) => {
      const { emitidas, resgatadas, com_loja, efetivadas } = funilDoAno(contagens, 2025);
      expect([emitidas, resgatadas, com_loja, efetivadas]).toEqual(
        [emitidas, resgatadas, com_loja, efetivadas].sort((a, b) => b - a),
      );
    }),
  );
});

test('cada etapa cai na sua parte do mês', () => {
  const contagens: Contagem[] = [0, 1, 2, 3].map((etapa) => ({
    mes: '2026-12-01',
    etapa: etapa as Contagem['etapa'],
    quantas: 10 ** etapa,
  }));
  const numeros = numerosDoAno(contagens, 2026);
  expect(SITUACOES.map((situacao) => numeros[campoDoMes(situacao, 'Dez')])).toEqual([1000, 1, 110]);
  expect(numeros[campoDoMes('Ativas', 'Jan')]).toBe(0);
});

test('os anos vão do mais novo ao mais antigo, com o atual mesmo vazio', () => {
  const contagens: Contagem[] = [
    { mes: '2024-05-01', etapa: 0, quantas: 1 },
    { mes: '2023-05-01', etapa: 0, quantas: 0 },
  ];
  expect(anosComNumeros(contagens, 2026)).toEqual([2026, 2024]);
});
