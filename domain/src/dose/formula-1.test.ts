import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lerDecimal } from '../brasil/numeros';
import { PESOS_DE_PACOTE } from '../cupom/regras';
import {
  CONDICOES_CORPORAIS,
  calcularConsumo,
  type EntradaDaCalculadora,
  errosDaCalculadora,
  NIVEIS_DE_ATIVIDADE,
} from './formula-1';
import vetores from './formula-1.vetores.json';
import { LIMITES_DE_PESO } from './limites';
import { diasPorPacote } from './pacotes';

const base: EntradaDaCalculadora = {
  especie: 'cao',
  tipo: 'comum',
  peso: 10,
  ecc: 1,
  atividade: 95,
  energiaMetabolizavel: 4020,
};

/** Valid inputs for a species; the energy spans what a product may have. */
const entradaValida = fc.constantFrom('cao' as const, 'gatos' as const).chain((especie) =>
  fc.record({
    especie: fc.constant(especie),
    tipo: fc.constantFrom('comum' as const, 'obesidade' as const, 'recuperacao' as const),
    peso: fc.double({ ...LIMITES_DE_PESO[especie], noNaN: true }),
    ecc: fc.constantFrom(...CONDICOES_CORPORAIS.map(({ fator }) => fator)),
    atividade: fc.constantFrom(...NIVEIS_DE_ATIVIDADE[especie].map(({ fator }) => fator)),
    energiaMetabolizavel: fc.integer({ min: 500, max: 9000 }),
  }),
);

function calcular(entrada: EntradaDaCalculadora) {
  const consumo = calcularConsumo(entrada);
  if (!consumo) throw new Error('Expected a result');
  return consumo;
}

function perto(valor: number, esperado: number) {
  expect(Math.abs(valor - esperado) / esperado).toBeLessThanOrEqual(1e-6);
}

describe('vetores de conferência', () => {
  test.each(vetores)('nº $n: $entrada.produto, $entrada.peso_pet kg', ({ entrada, intermediario, saida }) => {
    const consumo = calcular({
      especie: entrada.especie as EntradaDaCalculadora['especie'],
      tipo: entrada.tipo_calculadora as EntradaDaCalculadora['tipo'],
      peso: entrada.peso_pet,
      ecc: entrada.ecc,
      atividade: entrada.atividade,
      energiaMetabolizavel: entrada.energia_metabolizavel,
    });
    perto(consumo.kcalExato, saida.kcal_dia_exato);
    perto(consumo.gramasExato, saida.g_dia_exato);
    expect(consumo).toMatchObject({
      kcal: saida.kcal_dia,
      gramas: saida.g_dia,
      eccUsado: intermediario.ecc_usado,
      expoente: intermediario.expoente,
      fator: intermediario.fator,
      versao: 1,
    });
    const rampa = saida.rampa_g ? Object.values(saida.rampa_g) : undefined;
    expect(consumo.rampa?.map(({ gramas }) => gramas)).toEqual(rampa);
  });

  test.each([
    ['cao', 15, 110, 838.419034],
    ['cao', 15, 95, 724.089166],
    ['gatos', 4, 100, 253.151319],
    ['gatos', 4, 75, 189.863489],
  ] as const)('tabela VII-12 da FEDIAF: %s de %d kg com fator %d', (especie, peso, atividade, kcal) => {
    perto(calcular({ ...base, especie, peso, atividade }).kcalExato, kcal);
  });
});

describe('recuperação', () => {
  test('vai de 25% a 100% em quatro dias, arredondando cada dia a partir do valor exato', () => {
    // 108.59 g a day: half is 54.3; half of the rounded 109 would be 54.5 and show 55.
    const { gramas, rampa } = calcular({ ...base, tipo: 'recuperacao', atividade: null, energiaMetabolizavel: 3625 });
    expect(gramas).toBe(109);
    expect(rampa).toEqual([
      { dia: 1, fracao: 0.25, gramas: 27 },
      { dia: 2, fracao: 0.5, gramas: 54 },
      { dia: 3, fracao: 0.75, gramas: 81 },
      { dia: 4, fracao: 1, gramas: 109 },
    ]);
  });

  test('ignora a condição corporal e usa o expoente 0,75 também para gatos', () => {
    const gato = { ...base, especie: 'gatos', tipo: 'recuperacao', peso: 4, atividade: null } as const;
    expect(calcular({ ...gato, ecc: 0.8 })).toEqual(calcular({ ...gato, ecc: 1 }));
    expect(calcular(gato)).toMatchObject({ expoente: 0.75, fator: 70, eccUsado: 1 });
  });
});

describe('o que falta ou não serve', () => {
  const dePeso = 'O peso deve ficar entre 0,3 e 120 kg';

  test.each<[string, Partial<EntradaDaCalculadora>, object]>([
    ['peso vazio', { peso: lerDecimal('') }, { peso_pet: 'Informe o peso do pet' }],
    ['peso zero', { peso: 0 }, { peso_pet: dePeso }],
    ['peso negativo', { peso: -3 }, { peso_pet: dePeso }],
    ['peso que não é número', { peso: Number.NaN }, { peso_pet: dePeso }],
    ['peso com ponto de milhar', { peso: lerDecimal('1.200') }, { peso_pet: dePeso }],
    ['peso abaixo do menor', { peso: 0.29 }, { peso_pet: dePeso }],
    ['peso acima do maior', { peso: 120.1 }, { peso_pet: dePeso }],
    [
      'gato grande demais',
      { especie: 'gatos', atividade: 75, peso: 20.1 },
      { peso_pet: 'O peso deve ficar entre 0,3 e 20 kg' },
    ],
    ['comum sem atividade', { atividade: null }, { atividade: 'Escolha o nível de atividade' }],
    ['atividade de outra espécie', { atividade: 75 }, { atividade: 'Escolha o nível de atividade' }],
    ['condição corporal que não existe', { ecc: 0.9 }, { ecc: 'Escolha a condição corporal' }],
    [
      'tudo de uma vez',
      { peso: null, atividade: null, ecc: 0 },
      {
        peso_pet: 'Informe o peso do pet',
        atividade: 'Escolha o nível de atividade',
        ecc: 'Escolha a condição corporal',
      },
    ],
  ])('%s', (_, mudanca, erros) => {
    expect(errosDaCalculadora({ ...base, ...mudanca })).toEqual(erros);
    expect(calcularConsumo({ ...base, ...mudanca })).toBeNull();
  });

  test.each<[string, Partial<EntradaDaCalculadora>]>([
    ['o menor peso', { peso: 0.3 }],
    ['o maior peso', { peso: 120 }],
    ['peso com vírgula', { peso: lerDecimal('4,5') }],
    ['obesidade sem atividade', { tipo: 'obesidade', atividade: null, ecc: 0.85 }],
    ['recuperação sem condição corporal', { tipo: 'recuperacao', atividade: null, ecc: 0 }],
  ])('serve: %s', (_, mudanca) => {
    expect(errosDaCalculadora({ ...base, ...mudanca })).toEqual({});
    expect(calcularConsumo({ ...base, ...mudanca })).not.toBeNull();
  });

  test('produto sem calculadora não pede nada nem calcula', () => {
    const sem = { ...base, tipo: 'none', peso: null, atividade: null } as const;
    expect(errosDaCalculadora(sem)).toEqual({});
    expect(calcularConsumo({ ...base, tipo: 'none' })).toBeNull();
  });

  test.each([0, 4.1, -1, Number.NaN])('energia de %d kcal/kg não dá cálculo', (energiaMetabolizavel) => {
    expect(calcularConsumo({ ...base, energiaMetabolizavel })).toBeNull();
  });
});

describe('para qualquer entrada válida', () => {
  test('o resultado é finito, ao menos 1 g, e as duas refeições somam o dia', () => {
    fc.assert(
      fc.property(entradaValida, (entrada) => {
        const { kcalExato, gramasExato, gramas, porRefeicao } = calcular(entrada);
        expect(Number.isFinite(kcalExato) && Number.isFinite(gramasExato)).toBe(true);
        expect(Number.isInteger(gramas) && gramas >= 1).toBe(true);
        expect(Math.abs(gramas - gramasExato)).toBeLessThanOrEqual(0.5);
        expect(porRefeicao[0] + porRefeicao[1]).toBe(gramas);
        expect(porRefeicao[0] - porRefeicao[1]).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('quem pesa mais nunca come menos', () => {
    fc.assert(
      fc.property(entradaValida, fc.double({ min: 0, max: 1, noNaN: true }), (entrada, parte) => {
        const { min } = LIMITES_DE_PESO[entrada.especie];
        const leve = calcular({ ...entrada, peso: min + (entrada.peso - min) * parte });
        expect(leve.kcalExato).toBeLessThanOrEqual(calcular(entrada).kcalExato);
        expect(leve.gramas).toBeLessThanOrEqual(calcular(entrada).gramas);
      }),
    );
  });

  test('a rampa só existe na recuperação e nunca desce', () => {
    fc.assert(
      fc.property(entradaValida, (entrada) => {
        const { rampa, gramas } = calcular(entrada);
        expect(rampa !== null).toBe(entrada.tipo === 'recuperacao');
        const dias = rampa?.map((dia) => dia.gramas) ?? [gramas];
        expect(dias).toEqual(dias.toSorted((a, b) => a - b));
        expect(dias.at(-1)).toBe(gramas);
      }),
    );
  });
});

test('meio grama arredonda para cima', () => {
  // 16^0.75 = 8 exactly, so 760 kcal; at 3200 kcal/kg that is 237.5 g.
  expect(calcular({ ...base, peso: 16, energiaMetabolizavel: 3200 })).toMatchObject({
    gramasExato: 237.5,
    gramas: 238,
    porRefeicao: [119, 119],
  });
});

test('cada pacote dura os dias inteiros que couberem nele', () => {
  expect(PESOS_DE_PACOTE.map((peso) => diasPorPacote(133, peso))).toEqual([7, 18, 22, 52, 75, 90, 112, 150]);
  expect(diasPorPacote(101, 10.1)).toBe(100);
  expect(diasPorPacote(1500, 1)).toBe(0);
});
