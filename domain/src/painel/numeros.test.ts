import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  anosComNumeros,
  type Contagem,
  campoDoMes,
  comparacaoDoAno,
  funilDoAno,
  MESES,
  numerosDoAno,
  SITUACOES,
} from './numeros';

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

test('o que terminou com a conta do tutor deixa as ativas do seu mês, e nada fica abaixo de zero', () => {
  const contagens: Contagem[] = [
    { mes: '2026-02-01', etapa: 1, quantas: 3 },
    { mes: '2026-02-01', etapa: 3, quantas: 5 },
    { mes: '2026-03-01', etapa: 2, quantas: 1 },
  ];
  const encerradas = [
    { mes: '2026-02-01', quantas: 2 },
    { mes: '2026-03-01', quantas: 4 },
    { mes: '2025-02-01', quantas: 1 },
  ];
  expect(numerosDoAno(contagens, 2026, encerradas)).toMatchObject({
    prescricoesAtivasTotalFev: 1,
    prescricoesEfetivadasTotalFev: 5,
    prescricoesAtivasTotalMar: 0,
  });
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

test('o ano se compara com o anterior até o último mês que acabou', () => {
  const contagens: Contagem[] = [
    { mes: '2025-02-01', etapa: 0, quantas: 10 },
    { mes: '2025-03-01', etapa: 3, quantas: 90 },
    { mes: '2026-02-01', etapa: 1, quantas: 15 },
    { mes: '2026-03-01', etapa: 0, quantas: 4 },
  ];
  expect(comparacaoDoAno(contagens, 2026, '2026-03-10')).toEqual({ ate: 2, indicacoes: 15, antes: 10 });
  expect(comparacaoDoAno(contagens, 2026, '2027-01-01')).toEqual({ ate: 12, indicacoes: 19, antes: 100 });
  expect(comparacaoDoAno(contagens, 2026, '2026-01-31')).toBeNull();
  expect(comparacaoDoAno(contagens, 2025, '2026-03-10')).toBeNull();
  expect(comparacaoDoAno(contagens, 2027, '2026-03-10')).toBeNull();
});
