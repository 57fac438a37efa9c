import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  brParaIso,
  dataValida,
  hojeEmSaoPaulo,
  idadeEm,
  isoParaBr,
  maiorDeIdade,
  mesBrParaIso,
  mesValido,
  somarDias,
  somarMeses,
} from './datas';

const data = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

test.each([
  ['2026-11-15T02:59:59Z', '2026-11-14'],
  ['2026-11-15T03:00:00Z', '2026-11-15'],
  ['2027-01-01T02:30:00Z', '2026-12-31'],
  ['2018-12-01T01:59:59Z', '2018-11-30'],
  ['2018-12-01T02:00:00Z', '2018-12-01'],
])('em %s é %s em São Paulo, com ou sem horário de verão', (instante, dia) => {
  expect(hojeEmSaoPaulo(new Date(instante))).toBe(dia);
});

describe('datas que existem', () => {
  test.each(['2026-11-15', '2024-02-29', '2000-02-29', '2026-12-31', '0001-01-01', '9999-12-31'])('%s existe', (d) => {
    expect(dataValida(d)).toBe(true);
  });

  test.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-01-32',
    '0000-01-01',
    '2026-1-1',
    '2026/01/01',
    '2026-01-01T00:00:00Z',
  ])('%s não existe', (d) => {
    expect(dataValida(d)).toBe(false);
  });

  test('toda data do calendário é válida', () => {
    fc.assert(fc.property(data, dataValida));
  });
});

describe('do jeito brasileiro', () => {
  test.each([
    ['15/11/2026', '2026-11-15'],
    [' 29/02/2024 ', '2024-02-29'],
    ['29/02/2026', null],
    ['31/04/2026', null],
    ['1/2/1990', '1990-02-01'],
    ['31/9/2026', null],
    ['2026-11-15', null],
    ['15/11/26', null],
    ['', null],
  ])('%s → %s', (br, iso) => {
    expect(brParaIso(br)).toBe(iso);
  });

  test('ir e voltar dá a mesma data', () => {
    fc.assert(fc.property(data, (d) => brParaIso(isoParaBr(d)) === d));
  });

  test.each([
    ['11/2026', '2026-11-01'],
    ['00/2026', null],
    ['13/2026', null],
    ['1/2026', null],
    ['01/11/2026', null],
    ['', null],
  ])('o mês %s → %s', (mes, iso) => {
    expect(mesBrParaIso(mes)).toBe(iso);
    expect(mesValido(mes)).toBe(iso !== null);
  });
});

describe('contas', () => {
  test.each([
    ['2026-11-15', -3, '2026-11-12'],
    ['2026-03-02', -3, '2026-02-27'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2018-11-03', 1, '2018-11-04'],
  ])('%s mais %i dias é %s', (d, dias, esperado) => {
    expect(somarDias(d, dias)).toBe(esperado);
  });

  test.each([
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-11-15', 3, '2027-02-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-31', 3, '2026-04-30'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-09-30', 3, '2026-12-30'],
  ])('%s mais %i meses é %s', (d, meses, esperado) => {
    expect(somarMeses(d, meses)).toBe(esperado);
  });

  test.each([
    ['9999-12-31', 1, '9999-12-31'],
    ['9999-12-30', 1, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
    ['0001-01-01', 1, '0001-01-02'],
  ])('o calendário acaba: %s mais %i dias é %s', (d, dias, esperado) => {
    expect(somarDias(d, dias)).toBe(esperado);
  });

  test.each([
    ['9999-12-01', 1, '9999-12-31'],
    ['9999-10-31', 1, '9999-11-30'],
    ['0001-01-15', -1, '0001-01-01'],
    ['0001-02-15', -1, '0001-01-15'],
  ])('o calendário acaba: %s mais %i meses é %s', (d, meses, esperado) => {
    expect(somarMeses(d, meses)).toBe(esperado);
  });

  test('somar e tirar os mesmos dias volta ao começo, e um dia a mais é sempre depois', () => {
    fc.assert(
      fc.property(data, fc.integer({ min: -5000, max: 5000 }), (d, dias) => {
        expect(somarDias(somarDias(d, dias), -dias)).toBe(d);
        expect(somarDias(d, 1) > d).toBe(true);
      }),
    );
  });

  test('somar meses cai no mês certo, nunca num dia maior, e a data existe', () => {
    fc.assert(
      fc.property(data, fc.integer({ min: -600, max: 600 }), (d, meses) => {
        const nova = somarMeses(d, meses);
        const indice = (x: string) => Number(x.slice(0, 4)) * 12 + Number(x.slice(5, 7));
        expect(dataValida(nova)).toBe(true);
        expect(indice(nova) - indice(d)).toBe(meses);
        expect(nova.slice(8) <= d.slice(8)).toBe(true);
      }),
    );
  });
});

test.each([
  ['2008-11-15', '2026-11-15', 18],
  ['2008-11-16', '2026-11-15', 17],
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-12-01', '2026-01-31', 17],
  ['2026-11-15', '2026-11-15', 0],
])('quem nasceu em %s tem, em %s, %i anos', (nascimento, hoje, anos) => {
  expect(idadeEm(nascimento, hoje)).toBe(anos);
  expect(maiorDeIdade(nascimento, hoje)).toBe(anos >= 18);
});
