import { describe, expect, test } from 'vitest';
import { somarDias } from '../brasil/datas';
import { metaDoCalculo } from './meta';
import { palavrasDoPeso } from './palavras-do-peso';
import type { Pesagem } from './peso';
import { comInicio, ritmoDoPeso, ritmoEmPalavras, type SituacaoDoPeso, situacaoDoPeso, tomDoPeso } from './ritmo';

const DIA = '2026-03-01';
const serie = (...pesos: [dias: number, peso: number][]): Pesagem[] =>
  pesos.map(([dias, peso]) => ({ dia: somarDias(DIA, dias), peso }));

describe('o ritmo', () => {
  test('é lido da última pesagem à mais perto ao menos 14 dias antes', () => {
    const ritmo = ritmoDoPeso(serie([0, 12], [10, 11], [17, 10.6], [31, 10]));
    expect(ritmo?.de.dia).toBe(somarDias(DIA, 17));
    expect(ritmo?.porSemana).toBe(-2.83);
  });

  test('com 13 dias ainda não há ritmo; com 14, há', () => {
    expect(ritmoDoPeso(serie([0, 10], [13, 9.8]))).toBeNull();
    expect(ritmoDoPeso(serie([0, 10], [14, 9.8]))?.porSemana).toBe(-1);
  });

  test('conta sobre o peso de partida, não sobre o de duas semanas atrás', () => {
    expect(ritmoDoPeso(serie([0, 8], [14, 7.6]), 10)?.porSemana).toBe(-2);
    expect(ritmoDoPeso(serie([0, 8], [14, 7.6]))?.porSemana).toBe(-2.5);
  });

  test('atravessa o fim do mês e do ano como qualquer dia', () => {
    const virada = [
      { dia: '2025-12-25', peso: 10 },
      { dia: '2026-01-08', peso: 9.8 },
    ];
    expect(ritmoDoPeso(virada)?.porSemana).toBe(-1);
  });

  test('o que o parceiro pesou conta, se naquele dia ninguém mais pesou', () => {
    const inicio = { dia: DIA, peso: 10 };
    expect(comInicio(serie([14, 9.8]), inicio)).toEqual(serie([0, 10], [14, 9.8]));
    expect(comInicio(serie([0, 9.9], [14, 9.8]), inicio)).toEqual(serie([0, 9.9], [14, 9.8]));
    expect(comInicio(serie([-5, 11]), inicio)).toEqual(serie([-5, 11], [0, 10]));
  });
});

describe('a situação de quem tem meta', () => {
  const plano = { inicio: { dia: DIA, peso: 20 }, meta: { minimo: 15, maximo: 16 } };
  const doCao = (...pesos: [number, number][]) => situacaoDoPeso('Cão', serie([0, 20], ...pesos), plano)?.situacao;
  const gato = { inicio: { dia: DIA, peso: 6 }, meta: { minimo: 4, maximo: 4.5 } };
  const doGato = (...pesos: [number, number][]) => situacaoDoPeso('Gato', serie([0, 6], ...pesos), gato)?.situacao;

  test.each<[SituacaoDoPeso, [number, number][]]>([
    ['cedo', []],
    ['cedo', [[7, 19.5]]],
    ['no_ritmo', [[14, 19.6]]],
    ['no_ritmo', [[14, 19.2]]],
    ['rapido_demais', [[14, 19.19]]],
    ['devagar', [[14, 19.61]]],
    ['devagar', [[14, 20]]],
    ['ganhando', [[14, 20.1]]],
    ['na_meta', [[84, 16]]],
    ['abaixo_da_meta', [[120, 14.9]]],
    ['rapido_demais', [[14, 15]]],
  ])('cão: %s com %j', (situacao, pesos) => {
    expect(doCao(...pesos)).toBe(situacao);
  });

  test.each<[SituacaoDoPeso, [number, number][]]>([
    ['no_ritmo', [[14, 5.94]]],
    ['no_ritmo', [[14, 5.88]]],
    ['rapido', [[14, 5.87]]],
    ['rapido', [[14, 5.76]]],
    ['rapido_demais', [[14, 5.75]]],
    ['devagar', [[14, 5.95]]],
  ])('gato: %s com %j', (situacao, pesos) => {
    expect(doGato(...pesos)).toBe(situacao);
  });
});

describe('a situação de quem não tem meta', () => {
  test.each<[SituacaoDoPeso | undefined, [number, number][]]>([
    [undefined, []],
    [undefined, [[0, 10]]],
    [
      'estavel',
      [
        [0, 10],
        [14, 10.01],
      ],
    ],
    [
      'subindo',
      [
        [0, 10],
        [14, 10.5],
      ],
    ],
    [
      'perdendo',
      [
        [0, 10],
        [14, 9.8],
      ],
    ],
    [
      'rapido_demais',
      [
        [0, 10],
        [14, 9.5],
      ],
    ],
  ])('%s com %j', (situacao, pesos) => {
    expect(situacaoDoPeso('Cão', serie(...pesos), null)?.situacao).toBe(situacao);
  });

  test('um gato que emagrece depressa preocupa mesmo sem meta', () => {
    expect(situacaoDoPeso('Gato', serie([0, 5], [14, 4.85]), null)?.situacao).toBe('rapido');
  });
});

test('da fórmula 2 a faixa é a do peso ideal, de p 0,15 a 0,10, e só de adultos acima do peso', () => {
  const doCaso = (peso_pet: number, ecc: number, fase = 'adulto', tipo = 'comum') =>
    metaDoCalculo({ versao: 2, tipo, peso_pet, ecc: 0.77, caso: { fase, ecc } });
  expect(doCaso(13, 8, 'adulto', 'obesidade')).toEqual({ minimo: 8.97, maximo: 10 });
  expect(doCaso(20, 7)).toEqual({ minimo: 15.38, maximo: 16.67 });
  expect([doCaso(20, 5), doCaso(20, 4), doCaso(20, 6, 'filhote'), doCaso(20, 6, 'lactacao')]).toEqual(
    Array(4).fill(null),
  );
  expect(doCaso(20, 8, 'recuperacao', 'recuperacao')).toBeNull();
});

test('da fórmula 1 a faixa vem da condição, e só de quem tem excesso de peso', () => {
  const calculo = { versao: 1, tipo: 'comum', peso_pet: 10, ecc: 0.85 };
  expect(metaDoCalculo(calculo)).toEqual({ minimo: 8.7, maximo: 9.09 });
  expect(metaDoCalculo({ ...calculo, ecc: 0.8, tipo: 'obesidade' })).toEqual({ minimo: 6.9, maximo: 7.69 });
  expect(metaDoCalculo({ ...calculo, ecc: 1 })).toBeNull();
  expect(metaDoCalculo({ ...calculo, tipo: 'recuperacao', ecc: 0.8 })).toBeNull();
  expect(metaDoCalculo(null)).toBeNull();
});

test('da fórmula 1 quem come ração de filhote cresce, e não tem meta de emagrecer', () => {
  const doFilhote = { versao: 1, tipo: 'comum', peso_pet: 6, ecc: 0.85, avisos: ['filhote'] };
  expect(metaDoCalculo(doFilhote)).toBeNull();
  expect(metaDoCalculo({ ...doFilhote, ecc: 0.8 })).toBeNull();
  expect(metaDoCalculo({ ...doFilhote, avisos: [] })).toEqual({ minimo: 5.22, maximo: 5.45 });
});

test('o alarme manda ao veterinário, e a um gato mais depressa', () => {
  expect(tomDoPeso('rapido_demais')).toBe('alarme');
  const [nina, thor] = [{ tipo: 'Gato', nome: 'Nina' } as const, { tipo: 'Cão', nome: 'Thor' } as const];
  expect(palavrasDoPeso('rapido_demais', nina, 'tutor').texto).toContain('Fale com o veterinário hoje');
  expect(palavrasDoPeso('rapido_demais', thor, 'tutor').texto).toContain('Fale com o veterinário');
  expect(palavrasDoPeso('devagar', nina, 'tutor').texto).toContain('de 0,5 a 1 % por semana');
  expect(palavrasDoPeso('devagar', nina, 'parceiro').texto).toBe('A meta é perder de 0,5 a 1 % por semana.');
});

test('o ritmo em palavras', () => {
  const com = (porSemana: number) =>
    ritmoEmPalavras({ porSemana, de: { dia: DIA, peso: 1 }, ate: { dia: DIA, peso: 1 } });
  expect([com(-1.25), com(0.5), com(0.04)]).toEqual([
    'Perde 1,3 % por semana',
    'Ganha 0,5 % por semana',
    'Peso estável',
  ]);
});
