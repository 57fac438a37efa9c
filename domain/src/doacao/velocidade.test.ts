import { describe, expect, test } from 'vitest';
import { PESOS_DE_PACOTE } from '../cupom/regras';
import { valorAltoDemais } from './valor-alto';
import {
  type CompraAJulgar,
  type Limiares,
  motivosDaAnalise,
  NOMES_DAS_REGRAS,
  REGRAS_DE_VELOCIDADE,
} from './velocidade';

const PADRAO: Limiares = new Map(NOMES_DAS_REGRAS.map((nome) => [nome, REGRAS_DE_VELOCIDADE[nome].limite]));
const HONESTA: CompraAJulgar = {
  centavos: 28_990,
  peso: 15,
  telefoneDoTutor: '15988887777',
  telefoneDaIndicacao: '15988887777',
  telefonesDoParceiro: ['1532321010', null],
  telefonesDaLoja: ['1130001000', null],
  cpfDoTutor: '52998224725',
  cpfDoParceiro: '11144477735',
  daLojaNoMinuto: 1,
  doParNaHora: 1,
  doTutorNoDia: 1,
  porArquivo: false,
};
const julgar = (mudanca: Partial<CompraAJulgar>, limiares = PADRAO) =>
  motivosDaAnalise({ ...HONESTA, ...mudanca }, limiares);

describe('uma compra', () => {
  test('como as de sempre passa', () => {
    expect(julgar({})).toEqual([]);
  });

  test.each<[string, Partial<CompraAJulgar>, string[]]>([
    ['a décima da loja no minuto', { daLojaNoMinuto: 10 }, []],
    ['a décima primeira', { daLojaNoMinuto: 11 }, ['loja_por_minuto']],
    ['a terceira do tutor no dia', { doTutorNoDia: 3 }, []],
    ['a quarta', { doTutorNoDia: 4 }, ['tutor_por_dia']],
    ['a vigésima do par na hora', { doParNaHora: 20 }, []],
    ['a vigésima primeira', { doParNaHora: 21 }, ['par_por_hora']],
    ['de R$ 5,00 por 1 kg', { centavos: 500, peso: 1 }, []],
    ['de R$ 4,99 por 1 kg', { centavos: 499, peso: 1 }, ['valor_minimo']],
    ['de R$ 30,00 por 15 kg', { centavos: 3_000 }, []],
    ['de R$ 29,99 por 15 kg', { centavos: 2_999 }, ['valor_por_kg']],
    ['de R$ 5.000,00 por 15 kg', { centavos: 500_000 }, []],
    ['de R$ 5.000,01 por 15 kg', { centavos: 500_001 }, ['valor_maximo']],
    ['de R$ 500,00 por 1 kg', { centavos: 50_000, peso: 1 }, []],
    ['de R$ 500,01 por 1 kg', { centavos: 50_001, peso: 1 }, ['valor_por_kg_maximo']],
    ['de R$ 99.999,99 por 1 kg', { centavos: 9_999_999, peso: 1 }, ['valor_maximo', 'valor_por_kg_maximo']],
    ['de um centavo', { centavos: 1 }, ['valor_minimo', 'valor_por_kg']],
    ['com o telefone do parceiro', { telefonesDoParceiro: [null, '15988887777'] }, ['telefone_igual']],
    ['da indicação enviada ao próprio parceiro', { telefoneDaIndicacao: '1532321010' }, ['telefone_igual']],
    ['na loja do tutor', { telefonesDaLoja: [null, '15988887777'] }, ['telefone_igual']],
    ['na loja do parceiro', { telefonesDaLoja: ['1532321010', null] }, ['telefone_igual']],
    ['da indicação enviada ao telefone da loja', { telefoneDaIndicacao: '1130001000' }, []],
    ['com o CPF do parceiro', { cpfDoParceiro: '52998224725' }, ['cpf_igual']],
    ['sem CPF', { cpfDoTutor: null, cpfDoParceiro: null }, []],
    ['sem telefones', { telefoneDoTutor: null, telefonesDoParceiro: [null, null] }, []],
  ])('%s', (_nome, mudanca, motivos) => {
    expect(julgar(mudanca)).toEqual(motivos);
  });

  test.each(PESOS_DE_PACOTE)('de %d kg a exatamente R$ 2 o quilo não fica abaixo por arredondamento', (peso) => {
    expect(julgar({ peso, centavos: Math.max(500, Math.round(peso * 200)) })).toEqual([]);
  });
});

describe('no caixa', () => {
  test.each<[string, number, number | null, boolean]>([
    ['R$ 289,90 por 15 kg', 28_990, 15, false],
    ['R$ 28.990,00 por 15 kg', 2_899_000, 15, true],
    ['R$ 500,00 por 1 kg', 50_000, 1, false],
    ['R$ 500,01 por 1 kg', 50_001, 1, true],
    ['R$ 5.000,00 sem peso ainda', 500_000, null, false],
    ['R$ 5.000,01 sem peso ainda', 500_001, null, true],
  ])('%s', (_nome, centavos, peso, alto) => {
    expect(valorAltoDemais(centavos, peso)).toBe(alto);
  });
});

describe('uma compra que veio em um arquivo', () => {
  test('não tem minuto: o ritmo da loja e do par não a seguram', () => {
    expect(julgar({ porArquivo: true, daLojaNoMinuto: 2_000, doParNaHora: 2_000 })).toEqual([]);
  });

  test('tem dia, valor e telefones', () => {
    expect(julgar({ porArquivo: true, doTutorNoDia: 4, centavos: 1, telefonesDoParceiro: ['15988887777'] })).toEqual([
      'tutor_por_dia',
      'valor_minimo',
      'valor_por_kg',
      'telefone_igual',
    ]);
  });
});

describe('os limiares', () => {
  test('mudam o que uma regra pede', () => {
    expect(julgar({ daLojaNoMinuto: 11 }, new Map([['loja_por_minuto', 50]]))).toEqual([]);
    expect(julgar({ daLojaNoMinuto: 2 }, new Map([['loja_por_minuto', 1]]))).toEqual(['loja_por_minuto']);
  });

  test('sem a regra, ela está desligada', () => {
    expect(julgar({ centavos: 1, daLojaNoMinuto: 99 }, new Map())).toEqual([]);
  });
});
