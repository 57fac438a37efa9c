import { expect, test } from 'vitest';
import { PORTES_DE_PRODUTO } from '../produto/regras';
import { atividadesDoExemplo, exemploDoAdulto, pesoTipico, temExemplo } from './exemplo-do-adulto';

const PRODUTO = {
  especie: 'cao',
  tipo_calculadora: 'comum',
  energia_metabolizavel: 4020,
  ciclo_de_vida: 'Adulto',
  porte: 'Médio',
  sub_categoria: 'Fresh Meat',
  nome: 'Fórmula Natural Fresh Meat Cães Adultos Porte Médio Frango',
  outras_necessidades: null,
} as const;

test('o exemplo é a conta da calculadora: um cão de 10 kg, baixa atividade, 133 g', () => {
  expect(exemploDoAdulto(PRODUTO, { formula: 1, peso: 10, atividade: 'baixa' })?.gramas).toBe(133);
  expect(exemploDoAdulto(PRODUTO, { formula: 2, peso: 10, atividade: 'baixa' })?.gramas).toBe(133);
});

test.each([
  ['filhotes crescem', { ciclo_de_vida: 'Filhote' }],
  ['obesidade é tratamento', { tipo_calculadora: 'obesidade' }],
  ['recuperação é tratamento', { tipo_calculadora: 'recuperacao' }],
  ['petiscos não têm porção', { tipo_calculadora: 'none' }],
  ['só veterinários o indicam', { so_veterinario: 'S' }],
] as const)('sem exemplo: %s', (_, mudanca) => {
  const produto = { ...PRODUTO, ...mudanca };
  expect(temExemplo(produto)).toBe(false);
  expect(exemploDoAdulto(produto, { formula: 1, peso: 10, atividade: 'baixa' })).toBeNull();
});

test('sem peso, ou com um que ninguém tem, não há número', () => {
  for (const peso of [null, 0, 500]) {
    expect(exemploDoAdulto(PRODUTO, { formula: 1, peso, atividade: 'baixa' })).toBeNull();
    expect(exemploDoAdulto(PRODUTO, { formula: 2, peso, atividade: 'baixa' })).toBeNull();
  }
});

test('cada porte tem um peso típico, do menor ao maior, e toda atividade oferecida dá um número', () => {
  const pesos = PORTES_DE_PRODUTO.map((porte) => pesoTipico({ especie: 'cao', porte }));
  expect(pesos).toEqual(pesos.toSorted((a, b) => a - b));
  for (const formula of [1, 2] as const) {
    for (const especie of ['cao', 'gatos'] as const) {
      const produto = { ...PRODUTO, especie, porte: null };
      for (const { chave } of atividadesDoExemplo(formula, especie)) {
        expect(
          exemploDoAdulto(produto, { formula, peso: pesoTipico(produto), atividade: chave })?.gramas,
        ).toBeGreaterThan(0);
      }
    }
  }
});
