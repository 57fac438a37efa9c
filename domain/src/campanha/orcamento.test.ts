import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  erroDoLimite,
  erroDoTeto,
  gastosDoOrcamento,
  orcamentoEsgotado,
  parteEsperada,
  porCentoGasto,
  situacaoDoOrcamento,
} from './orcamento';

const uso = (usados: number, em_aberto: number, parte_do_grupo = 0) => ({ usados, em_aberto, parte_do_grupo });
const SEM_FIM = { limite_cupons: null, teto: null };
const DEZ = { limite_cupons: 10, teto: null };
const MIL_REAIS = { limite_cupons: null, teto: 100_000 };

test.each([
  ['sem orçamento nunca se esgota', SEM_FIM, uso(1_000_000, 1_000_000, 1_000_000_000), null],
  ['cabe mais um', DEZ, uso(5, 2), 'livre'],
  ['em oito de dez, quase', DEZ, uso(5, 3), 'quase'],
  ['os em aberto tomaram o seu lugar', DEZ, uso(5, 5), 'esgotado'],
  ['acima do limite, que foi baixado', DEZ, uso(12, 0), 'esgotado'],
  ['os em aberto ainda não pesam no teto', MIL_REAIS, uso(10, 500, 79_999), 'livre'],
  ['a um centavo do teto ainda se dá', MIL_REAIS, uso(10, 0, 99_999), 'quase'],
  ['no teto, não mais', MIL_REAIS, uso(10, 0, 100_000), 'esgotado'],
  ['basta um dos dois', { limite_cupons: 10, teto: 100_000 }, uso(1, 0, 100_001), 'esgotado'],
] as const)('%s', (_, orcamento, gasto, situacao) => {
  expect(situacaoDoOrcamento(orcamento, gasto)).toBe(situacao);
});

test('cem por cento se diz exatamente quando nada resta', () => {
  const quanto = fc.integer({ min: 0, max: 2_000_000_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), quanto, (teto, parte) => {
      const orcamento = { limite_cupons: null, teto };
      const [gasto] = gastosDoOrcamento(orcamento, uso(0, 0, parte));
      expect(gasto && porCentoGasto(gasto) >= 100).toBe(orcamentoEsgotado(orcamento, uso(0, 0, parte)));
    }),
  );
});

test('o que os em aberto podem custar segue a média das compras, e antes da primeira não se sabe', () => {
  expect(parteEsperada(uso(0, 7))).toBeNull();
  expect(parteEsperada(uso(3, 4, 1_000))).toBe(1_333);
});

test.each([
  [null, null],
  [1, null],
  [1_000_000, null],
  [0, 'Informe ao menos 1 cupom'],
  [1.5, 'Informe um número inteiro'],
  [Number.NaN, 'Informe um número inteiro'],
  [1_000_001, 'Até 1.000.000 cupons'],
])('limite de cupons %s: %s', (limite, erro) => {
  expect(erroDoLimite(limite)).toBe(erro);
});

test.each([
  [null, null],
  [0.01, null],
  [10_000_000, null],
  [0, 'Informe um valor maior que zero'],
  [Number.NaN, 'Informe um valor maior que zero'],
  [10.005, 'Use no máximo duas casas decimais'],
  [10_000_000.01, 'Até R$\u00a010.000.000,00'],
])('teto %s: %s', (teto, erro) => {
  expect(erroDoTeto(teto)).toBe(erro);
});
