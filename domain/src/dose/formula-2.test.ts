import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ATIVIDADES } from './adulto';
import { calcularDose, type ResultadoDaDose } from './calcular-dose';
import { type Caso, emMeses, FASES, type ProdutoDaDose, perguntasDoCaso } from './caso';
import type { Dose } from './dose';
import { fraseSemDose, MOTIVOS, MOTIVOS_SEM_DOSE, type MotivoSemDose } from './motivos';

const produto: ProdutoDaDose = {
  especie: 'cao',
  tipo_calculadora: 'comum',
  energia_metabolizavel: 3800,
  ciclo_de_vida: 'Adulto',
  porte: null,
  sub_categoria: 'Fresh Meat',
  nome: 'Ração',
  outras_necessidades: null,
};
const gatos = { ...produto, especie: 'gatos' } as const;
const filhote = { ...produto, ciclo_de_vida: 'Filhote' };
const gatinho = { ...gatos, ciclo_de_vida: 'Filhote' };
const obesidade = { ...produto, tipo_calculadora: 'obesidade', sub_categoria: 'Vet Care' } as const;
const recuperacao = { ...produto, tipo_calculadora: 'recuperacao', sub_categoria: 'Vet Care' } as const;
const meses = (valor: number) => ({ valor, unidade: 'meses' as const });
const semanas = (valor: number) => ({ valor, unidade: 'semanas' as const });

const resultado = (
  alimento: ProdutoDaDose,
  peso: number | null,
  caso: Caso | null,
  veterinario = false,
): ResultadoDaDose => calcularDose({ formula: 2, produto: alimento, peso, caso, veterinario });

function dose(alimento: ProdutoDaDose, peso: number, caso: Caso, veterinario = false): Dose {
  const dita = resultado(alimento, peso, caso, veterinario);
  if (!('dose' in dita) || !dita.dose) throw new Error(JSON.stringify(dita));
  return dita.dose;
}

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

describe('sem quantidade', () => {
  const adulto: Caso = { fase: 'adulto', ecc: 5, atividade: 'baixa' };
  const crescendo: Caso = { fase: 'filhote', ecc: 5, idade: meses(4), peso_adulto: 10 };
  const RECUSAS: [MotivoSemDose, string, ProdutoDaDose, number, Caso][] = [
    ['menos_de_8_semanas', 'sete semanas', filhote, 2, { ...crescendo, idade: semanas(7) }],
    ['menos_de_8_semanas', 'um mês', gatinho, 0.5, { fase: 'filhote', ecc: 5, idade: meses(1) }],
    ['idade_de_adulto', 'um ano, porte médio', filhote, 8, { ...crescendo, idade: meses(12) }],
    ['idade_de_adulto', 'ano e meio, porte grande', filhote, 28, { ...crescendo, peso_adulto: 30, idade: meses(18) }],
    ['idade_de_adulto', 'gato de um ano', gatinho, 3, { fase: 'filhote', ecc: 5, idade: meses(12) }],
    ['magreza', 'adulto de ECC 3', produto, 10, { ...adulto, ecc: 3 }],
    ['magreza', 'em recuperação', recuperacao, 10, { fase: 'recuperacao', ecc: 1, dias_sem_comer: 0 }],
    ['excesso_no_crescimento', 'ECC 7', filhote, 5, { ...crescendo, ecc: 7 }],
    ['emagrecer_no_crescimento', 'filhote', obesidade, 5, crescendo],
    ['emagrecer_na_reproducao', 'gestante', obesidade, 5, { fase: 'gestacao', ecc: 8, semana: 3 }],
    ['emagrecer_na_reproducao', 'lactante', obesidade, 5, { fase: 'lactacao', ecc: 8, semana: 3, ninhada: 4 }],
    ['sem_excesso_de_peso', 'ECC 5', obesidade, 10, { fase: 'adulto', ecc: 5 }],
    ['excesso_sem_veterinario', 'ECC 8, alimento comum', produto, 20, { ...adulto, ecc: 8 }],
    [
      'gato_sem_comer',
      'um dia',
      { ...recuperacao, especie: 'gatos' },
      4,
      { fase: 'recuperacao', ecc: 5, dias_sem_comer: 1 },
    ],
    ['trabalho', 'mais de 3 h', produto, 20, { ...adulto, atividade: 'trabalho' }],
    ['acima_do_peso_adulto', 'já passou', filhote, 10.1, crescendo],
    ['semana_fora_da_tabela', '10ª da gestação', filhote, 10, { fase: 'gestacao', ecc: 5, semana: 10 }],
    ['semana_fora_da_tabela', '5ª da lactação', filhote, 10, { fase: 'lactacao', ecc: 5, semana: 5, ninhada: 4 }],
    ['semana_fora_da_tabela', '8ª da gata', gatinho, 4, { fase: 'lactacao', ecc: 5, semana: 8, ninhada: 4 }],
    ['semana_fora_da_tabela', 'semana zero', filhote, 10, { fase: 'gestacao', ecc: 5, semana: 0 }],
    ['so_com_alimento_de_filhote', 'filhote', produto, 5, crescendo],
    ['so_com_alimento_de_filhote', 'gestante', gatos, 4, { fase: 'gestacao', ecc: 5, semana: 3 }],
  ];

  test.each(RECUSAS)('%s: %s', (motivo, _, alimento, peso, caso) => {
    expect(resultado(alimento, peso, caso)).toEqual({ semDose: motivo });
  });

  test('cada motivo se alcança, e diz ao leigo que procure o veterinário e ao veterinário que avalie', () => {
    expect(new Set(RECUSAS.map(([motivo]) => motivo))).toEqual(new Set(MOTIVOS_SEM_DOSE));
    for (const motivo of MOTIVOS_SEM_DOSE) {
      expect(fraseSemDose(motivo, false)).toMatch(/procure o veterinário/i);
      expect(fraseSemDose(motivo, true)).toMatch(/avalie/i);
      expect(fraseSemDose(motivo, true)).not.toMatch(/procure/i);
    }
  });

  test('o campo que leva ao motivo é um dos que a fase pergunta', () => {
    for (const [motivo, , alimento, , caso] of RECUSAS) {
      expect([...perguntasDoCaso(alimento, caso.fase), 'fase']).toContain(MOTIVOS[motivo].campo);
    }
  });

  test('o veterinário recebe a quantidade do obeso com alimento comum, com o aviso', () => {
    const { gramas, avisos } = dose(produto, 20, { ...adulto, ecc: 8 }, true);
    expect(gramas).toBe(Math.round((95 * (20 / 1.3) ** 0.75) / 3.8));
    expect(avisos).toEqual(['obesidade_com_alimento_comum']);
  });
});

describe('o que falta ou não serve', () => {
  test.each<[string, ProdutoDaDose, number | null, Caso | null, object]>([
    ['nada', produto, null, null, { peso_pet: 'Informe o peso do pet', fase: 'Escolha a fase do pet' }],
    ['fase de outro produto', produto, 10, { fase: 'recuperacao' }, { fase: 'Escolha a fase do pet' }],
    ['recuperação é de recuperação', recuperacao, 10, { fase: 'adulto', ecc: 5 }, { fase: 'Escolha a fase do pet' }],
    [
      'só a fase',
      produto,
      10,
      { fase: 'adulto' },
      { ecc: 'Escolha a condição corporal, de 1 a 9', atividade: 'Escolha o nível de atividade' },
    ],
    ['ECC e meio', obesidade, 10, { fase: 'adulto', ecc: 6.5 }, { ecc: 'Escolha a condição corporal, de 1 a 9' }],
    [
      'atividade de gato',
      produto,
      10,
      { fase: 'adulto', ecc: 5, atividade: 'toString' },
      { atividade: 'Escolha o nível de atividade' },
    ],
    [
      'filhote',
      filhote,
      10,
      { fase: 'filhote', ecc: 5 },
      { idade: 'Informe a idade, em números inteiros', peso_adulto: 'Informe o peso adulto esperado' },
    ],
    [
      'peso adulto que não existe',
      filhote,
      10,
      { fase: 'filhote', ecc: 5, idade: meses(4), peso_adulto: 500 },
      { peso_adulto: 'O peso adulto deve ficar entre 0,3 e 120 kg' },
    ],
    [
      'lactação',
      gatinho,
      4,
      { fase: 'lactacao', ecc: 5, ninhada: 0 },
      { ninhada: 'Informe quantos filhotes mamam', semana: 'Informe a semana' },
    ],
    [
      'recuperação',
      recuperacao,
      10,
      { fase: 'recuperacao', ecc: 5 },
      { dias_sem_comer: 'Informe há quantos dias não come (0, se come)' },
    ],
  ])('%s', (_, alimento, peso, caso, erros) => {
    expect(resultado(alimento, peso, caso)).toEqual({ erros });
  });

  test('guarda só as respostas da fase', () => {
    const sobras: Caso = { fase: 'adulto', ecc: 5, atividade: 'baixa', semana: 3, ninhada: 4, idade: meses(3) };
    expect(dose(produto, 10, sobras).caso).toEqual({ fase: 'adulto', ecc: 5, atividade: 'baixa' });
  });
});

describe('o que se diz ao lado', () => {
  const adulto: Caso = { fase: 'adulto', ecc: 5, atividade: 'baixa' };

  test.each<[string, ProdutoDaDose, number, Caso, string[]]>([
    ['porte que contradiz o peso', { ...produto, porte: 'Pequeno' }, 20, adulto, ['porte']],
    ['porte que combina', { ...produto, porte: 'Médio e Grande' }, 20, adulto, []],
    [
      'filhote pequeno de porte grande',
      { ...filhote, porte: 'Grande' },
      5,
      { fase: 'filhote', ecc: 5, idade: meses(3), peso_adulto: 30 },
      [],
    ],
    ['obeso conta pelo peso ideal', { ...obesidade, porte: 'Mini e Pequeno' }, 12, { fase: 'adulto', ecc: 8 }, []],
    ['pode ser um Dogue Alemão', produto, 60, adulto, ['dogue_alemao']],
    ['adulto com alimento de filhote', filhote, 10, adulto, ['alimento_de_filhote']],
    [
      'filhote de ECC 6',
      filhote,
      5,
      { fase: 'filhote', ecc: 6, idade: meses(3), peso_adulto: 10 },
      ['acima_do_peso_crescendo'],
    ],
    ['gestante de ECC 7', filhote, 5, { fase: 'gestacao', ecc: 7, semana: 2 }, ['acima_do_peso_na_reproducao']],
    ['nove filhotes', filhote, 20, { fase: 'lactacao', ecc: 5, semana: 2, ninhada: 9 }, ['ninhada_grande']],
    ['três dias sem comer', recuperacao, 20, { fase: 'recuperacao', ecc: 5, dias_sem_comer: 3 }, ['jejum_longo']],
  ])('%s', (_, alimento, peso, caso, avisos) => {
    expect(dose(alimento, peso, caso).avisos).toEqual(avisos);
  });

  test.each<[string, ProdutoDaDose, Caso, [number, number]]>([
    ['adulto', produto, adulto, [2, 2]],
    ['emagrecimento', obesidade, { fase: 'adulto', ecc: 7 }, [3, 3]],
    ['filhote novo', filhote, { fase: 'filhote', ecc: 5, idade: meses(5), peso_adulto: 30 }, [4, 4]],
    ['filhote de 6 meses', filhote, { fase: 'filhote', ecc: 5, idade: meses(6), peso_adulto: 30 }, [3, 3]],
    ['gestação', filhote, { fase: 'gestacao', ecc: 5, semana: 2 }, [3, 3]],
    ['lactação', filhote, { fase: 'lactacao', ecc: 5, semana: 2, ninhada: 2 }, [4, 4]],
    ['recuperação', recuperacao, { fase: 'recuperacao', ecc: 5, dias_sem_comer: 0 }, [4, 6]],
  ])('refeições: %s', (_, alimento, caso, [minimo, maximo]) => {
    expect(dose(alimento, 10, caso).refeicoes).toEqual({ minimo, maximo });
  });

  test.each<[string, Partial<ProdutoDaDose>, object]>([
    ['um décimo da energia, e dos gramas exatos', {}, { regra: 'um_decimo', kcal: 53, gramas: 14 }],
    ['Vet Care, só os liberados', { sub_categoria: 'Vet Care' }, { regra: 'liberados', kcal: null, gramas: null }],
    [
      'hipoalergênica, nenhum',
      { sub_categoria: 'Vet Care', outras_necessidades: 'Hipoalergênica' },
      { regra: 'nenhum', kcal: null, gramas: null },
    ],
  ])('petiscos: %s', (_, mudanca, petiscos) => {
    expect(dose({ ...produto, ...mudanca }, 10, adulto).petiscos).toEqual(petiscos);
  });

  test('na recuperação não há petiscos, e a quantidade sobe em 4 dias', () => {
    const { petiscos, rampa, gramas } = dose(recuperacao, 10, { fase: 'recuperacao', ecc: 5, dias_sem_comer: 0 });
    expect(petiscos.regra).toBe('nenhum');
    expect(rampa?.map((dia) => dia.gramas)).toEqual([26, 52, 78, gramas]);
  });
});

/** Any answers at all, right or wrong, within what the contract lets through. */
const qualquerCaso = fc.record({
  fase: fc.constantFrom(...FASES),
  ecc: fc.integer({ min: 0, max: 10 }),
  atividade: fc.constantFrom('baixa', 'moderada', 'ativo', 'trabalho', 'outra'),
  idade: fc.record({
    valor: fc.integer({ min: -1, max: 30 }),
    unidade: fc.constantFrom('semanas' as const, 'meses' as const),
  }),
  peso_adulto: fc.double({ min: 0.1, max: 130, noNaN: true }),
  semana: fc.integer({ min: -1, max: 12 }),
  ninhada: fc.integer({ min: -1, max: 31 }),
  dias_sem_comer: fc.integer({ min: -1, max: 10 }),
});
const qualquerProduto = fc.record({
  especie: fc.constantFrom('cao' as const, 'gatos' as const),
  tipo_calculadora: fc.constantFrom('comum' as const, 'obesidade' as const, 'recuperacao' as const),
  ciclo_de_vida: fc.constantFrom('Adulto', 'Filhote', null),
  energia_metabolizavel: fc.integer({ min: 500, max: 9000 }),
});

describe('para quaisquer respostas', () => {
  const entrada = fc.tuple(qualquerProduto, qualquerCaso, fc.double({ min: 0.3, max: 120, noNaN: true }), fc.boolean());

  test('ou há uma quantidade inteira, finita e de ao menos 1 g, com a faixa em volta, ou não há grama nenhum', () => {
    fc.assert(
      fc.property(entrada, ([mudanca, caso, peso, vet]) => {
        const dita = resultado({ ...produto, ...mudanca }, peso, caso, vet);
        expect(Object.keys(dita)).toHaveLength(1);
        if (!('dose' in dita)) return;
        const { gramas = 0, kcal = 0, faixa, fator = 0, ecc = 0, expoente = 0 } = dita.dose ?? {};
        expect(Number.isInteger(gramas) && gramas >= 1 && Number.isInteger(kcal)).toBe(true);
        expect(faixa?.minimo?.gramas ?? 0).toBeLessThanOrEqual(gramas);
        expect(faixa?.maximo?.gramas ?? gramas).toBeGreaterThanOrEqual(gramas);
        expect(faixa?.minimo?.gramas ?? 0).toBeGreaterThanOrEqual(0);
        // Who only knows factor × (weight × condition) ^ exponent comes to the same energy.
        expect(Math.round(fator * (peso * ecc) ** expoente)).toBeCloseTo(kcal, -0.5);
      }),
      { numRuns: 2000 },
    );
  });

  test('fora do crescimento, quem pesa mais nunca come menos', () => {
    fc.assert(
      fc.property(entrada, fc.double({ min: 0, max: 1, noNaN: true }), ([mudanca, caso, peso, vet], parte) => {
        if (caso.fase === 'filhote') return;
        const alimento = { ...produto, ...mudanca };
        const leve = resultado(alimento, 0.3 + (peso - 0.3) * parte, caso, vet);
        const pesado = resultado(alimento, peso, caso, vet);
        if (!('dose' in leve) || !('dose' in pesado)) return;
        expect(leve.dose?.gramas ?? 0).toBeLessThanOrEqual(pesado.dose?.gramas ?? 0);
        expect(leve.dose?.faixa?.minimo?.gramas ?? 0).toBeLessThanOrEqual(pesado.dose?.faixa?.minimo?.gramas ?? 0);
      }),
      { numRuns: 2000 },
    );
  });

  test('no crescimento o fator só desce e a energia não dá saltos', () => {
    const doFilhote = fc.double({ min: 0.5, max: 120, noNaN: true }).chain((peso_adulto) =>
      fc.record({
        peso_adulto: fc.constant(peso_adulto),
        peso: fc.double({ min: 0.3, max: peso_adulto - 0.01, noNaN: true }),
      }),
    );
    fc.assert(
      fc.property(doFilhote, ({ peso, peso_adulto }) => {
        const caso: Caso = { fase: 'filhote', ecc: 5, idade: meses(4), peso_adulto };
        const antes = dose(filhote, peso, caso);
        const depois = dose(filhote, Math.min(peso * 1.001, peso_adulto), caso);
        expect(depois.fator).toBeLessThan(antes.fator);
        expect(antes.fator).toBeGreaterThanOrEqual(254.1 - 135 - 1e-9);
        expect(Math.abs(depois.kcal - antes.kcal)).toBeLessThanOrEqual(1 + antes.kcal * 0.001);
      }),
    );
  });
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
