import { expect, test } from 'vitest';
import { ATIVIDADES } from './adulto';
import { type Caso, emMeses, type ProdutoDaDose } from './caso';
import { dose, filhote, gatinho, gatos, meses, obesidade, produto, recuperacao, semanas } from './exemplos-dos-testes';

type Vetor = [string, ProdutoDaDose, number, Caso, kcal: (number | null)[], gramas: (number | null)[]];
const VETORES: Vetor[] = [
  [
    'cão de 12 kg, moderado',
    produto,
    12,
    { fase: 'adulto', ecc: 5, atividade: 'moderada' },
    [613, 709, 838],
    [161, 187, 221],
  ],
  [
    'cão de 20 kg, ECC 7',
    produto,
    20,
    { fase: 'adulto', ecc: 7, atividade: 'baixa' },
    [738, 784, null],
    [194, 206, null],
  ],
  ['cão de 13 kg, ECC 8, emagrecimento', obesidade, 13, { fase: 'adulto', ecc: 8 }, [363, 394, null], [95, 104, null]],
  ['gato de 4 kg, em casa', gatos, 4, { fase: 'adulto', ecc: 5, atividade: 'baixa' }, [132, 190, null], [35, 50, null]],
  [
    'filhote de 3 kg para 6',
    filhote,
    3,
    { fase: 'filhote', ecc: 5, idade: meses(4), peso_adulto: 6 },
    [383, 425, 468],
    [101, 112, 123],
  ],
  [
    'filhote de 20 kg para 25',
    filhote,
    20,
    { fase: 'filhote', ecc: 5, idade: meses(9), peso_adulto: 25 },
    [1244, 1382, 1520],
    [327, 364, 400],
  ],
  [
    'gatinho de 2 kg aos 4 meses',
    gatinho,
    2,
    { fase: 'filhote', ecc: 5, idade: meses(4) },
    [209, 264, 318],
    [55, 69, 84],
  ],
  [
    'cadela de 20 kg, 4ª semana',
    filhote,
    20,
    { fase: 'gestacao', ecc: 5, semana: 4 },
    [null, 1248, null],
    [null, 329, null],
  ],
  [
    'cadela de 20 kg, 5ª semana',
    filhote,
    20,
    { fase: 'gestacao', ecc: 5, semana: 5 },
    [null, 1768, null],
    [null, 465, null],
  ],
];

test.each(VETORES)('%s: mínimo, dose e máximo', (_, alimento, peso, caso, kcal, gramas) => {
  const dita = dose(alimento, peso, caso);
  expect([dita.faixa?.minimo?.kcal ?? null, dita.kcal, dita.faixa?.maximo?.kcal ?? null]).toEqual(kcal);
  expect([dita.faixa?.minimo?.gramas ?? null, dita.gramas, dita.faixa?.maximo?.gramas ?? null]).toEqual(gramas);
});

/** By hand, for what has no vector: kcal of a 10 kg bitch and of a 4 kg queen. */
test.each<[string, ProdutoDaDose, number, Caso, number]>([
  [
    'cadela, 3 filhotes, 1ª semana',
    filhote,
    10,
    { fase: 'lactacao', ecc: 5, ninhada: 3, semana: 1 },
    145 * 10 ** 0.75 + 10 * 72 * 0.75,
  ],
  [
    'cadela, 6 filhotes, 4ª semana',
    filhote,
    10,
    { fase: 'lactacao', ecc: 5, ninhada: 6, semana: 4 },
    145 * 10 ** 0.75 + 10 * 120 * 1.2,
  ],
  [
    'cadela, 8 filhotes, 3ª semana',
    filhote,
    10,
    { fase: 'lactacao', ecc: 5, ninhada: 8, semana: 3 },
    145 * 10 ** 0.75 + 10 * 144 * 1.1,
  ],
  [
    'cadela, 12 filhotes contam como 8',
    filhote,
    10,
    { fase: 'lactacao', ecc: 5, ninhada: 12, semana: 3 },
    145 * 10 ** 0.75 + 10 * 144 * 1.1,
  ],
  ['gata gestante', gatinho, 4, { fase: 'gestacao', ecc: 5, semana: 6 }, 140 * 4 ** 0.67],
  [
    'gata, 2 filhotes, 1ª semana',
    gatinho,
    4,
    { fase: 'lactacao', ecc: 5, ninhada: 2, semana: 1 },
    100 * 4 ** 0.67 + 18 * 4 * 0.9,
  ],
  [
    'gata, 4 filhotes, 3ª semana',
    gatinho,
    4,
    { fase: 'lactacao', ecc: 5, ninhada: 4, semana: 3 },
    100 * 4 ** 0.67 + 60 * 4 * 1.2,
  ],
  [
    'gata, 5 filhotes, 7ª semana',
    gatinho,
    4,
    { fase: 'lactacao', ecc: 5, ninhada: 5, semana: 7 },
    100 * 4 ** 0.67 + 70 * 4 * 0.8,
  ],
  ['gatinho aos 2 meses', gatinho, 1, { fase: 'filhote', ecc: 5, idade: meses(2) }, (2 * 75 + 2.5 * 100) / 2],
  ['gatinho aos 11 meses', gatinho, 1, { fase: 'filhote', ecc: 5, idade: meses(11) }, (1.5 * 75 + 1.5 * 100) / 2],
  ['gato ativo', gatos, 4, { fase: 'adulto', ecc: 5, atividade: 'ativo' }, 100 * 4 ** 0.67],
  ['gato a emagrecer', { ...obesidade, especie: 'gatos' }, 6, { fase: 'adulto', ecc: 8 }, 0.8 * 70 * (6 / 1.3) ** 0.75],
  ['recuperação', recuperacao, 10, { fase: 'recuperacao', ecc: 5, dias_sem_comer: 1 }, 70 * 10 ** 0.75],
])('%s: a energia é a da conta', (_, alimento, peso, caso, kcal) => {
  expect(dose(alimento, peso, caso).kcal).toBe(Math.round(kcal));
});

test('o gato a emagrecer tem o seu próprio mínimo', () => {
  const { faixa } = dose({ ...obesidade, especie: 'gatos' }, 6, { fase: 'adulto', ecc: 8 });
  expect(faixa).toEqual({ minimo: { kcal: Math.round(53 * (6 / 1.3) ** 0.711), gramas: 41 }, maximo: null });
});

test('o mínimo nunca passa da dose, nem no menor dos gatos', () => {
  const alimento = { ...obesidade, especie: 'gatos', energia_metabolizavel: 500 } as const;
  const { faixa, gramas } = dose(alimento, 0.301, { fase: 'adulto', ecc: 9 });
  expect([faixa?.minimo?.gramas, gramas]).toEqual([35, 35]);
});

test('cada atividade tem a dose dentro da sua faixa', () => {
  for (const { fator, faixa } of Object.values(ATIVIDADES).flat()) {
    if (fator === null) continue;
    expect(faixa[0]).toBeLessThanOrEqual(fator);
    expect(faixa[1]).toBeGreaterThanOrEqual(fator);
  }
});

test('a idade em semanas e em meses se comparam', () => {
  expect([emMeses(semanas(52)), emMeses(meses(12))]).toEqual([12, 12]);
});
