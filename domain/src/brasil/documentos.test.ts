import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cnpjValido,
  cpfEntreAsteriscos,
  cpfValido,
  formatarCnpj,
  formatarCpf,
  formatarCpfOuCnpj,
  limparCnpj,
  limparCpf,
  mascararCpf,
} from './documentos';

const pares = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
const digitos = (n: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: n, maxLength: n });
const letrasEDigitos = (n: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'), minLength: n, maxLength: n });

describe('CPF', () => {
  test.each(['529.982.247-25', '52998224725', ' 529 982 247 25 ', '999.910.018-08', '111.444.777-35'])(
    '%s é válido',
    (cpf) => expect(cpfValido(cpf)).toBe(true),
  );

  test.each([
    '',
    '529.982.247-24',
    '529.982.247-52',
    '111.111.111-11',
    '000.000.000-00',
    '123.456.789-00',
    '5299822472',
    '529982247255',
    '529.982.247-2A',
    'x52998224725',
  ])('%s é inválido', (cpf) => expect(cpfValido(cpf)).toBe(false));

  test('cada base tem exatamente um par de dígitos verificadores', () => {
    fc.assert(
      fc.property(digitos(9), (base) => {
        fc.pre(new Set(base).size > 1);
        expect(pares.filter((par) => cpfValido(base + par))).toHaveLength(1);
      }),
    );
  });

  test('a máscara acompanha a digitação e volta ao que era', () => {
    expect(['', '5', '529', '5299', '529982247', '5299822472', '529982247259'].map(formatarCpf)).toEqual([
      '',
      '5',
      '529',
      '529.9',
      '529.982.247',
      '529.982.247-2',
      '529.982.247-25',
    ]);
    fc.assert(fc.property(digitos(11), (cpf) => limparCpf(formatarCpf(cpf)) === cpf));
  });

  test('a loja vê só o meio', () => {
    expect(mascararCpf('529.982.247-25')).toBe('***.***.**7-25');
    expect(mascararCpf('52998224725')).toBe('***.***.**7-25');
    expect(mascararCpf('5299')).toBe('***.***.***-**');
  });
});

describe('CNPJ', () => {
  test.each(['12.ABC.345/01DE-35', '12abc34501de35', '99.901.001/0001-74', 'DE.M0P.ET7/0001-01', '11222333000181'])(
    '%s é válido',
    (cnpj) => expect(cnpjValido(cnpj)).toBe(true),
  );

  test.each([
    '',
    '12.ABC.345/01DE-36',
    '12.ABC.345/01DE-3A',
    '99.901.001/0001-00',
    '00.000.000/0000-00',
    '11.111.111/1111-11',
    '1122233300018',
    '112223330001811',
  ])('%s é inválido', (cnpj) => expect(cnpjValido(cnpj)).toBe(false));

  test('cada base, numérica ou não, tem exatamente um par de dígitos verificadores', () => {
    fc.assert(
      fc.property(fc.oneof(digitos(12), letrasEDigitos(12)), (base) => {
        fc.pre(new Set(base).size > 1);
        expect(pares.filter((par) => cnpjValido(base + par))).toHaveLength(1);
      }),
    );
  });

  test('a máscara usa maiúsculas e volta ao que era', () => {
    expect(formatarCnpj('12abc34501de35')).toBe('12.ABC.345/01DE-35');
    expect(formatarCnpj('12abc3')).toBe('12.ABC.3');
    fc.assert(fc.property(letrasEDigitos(14), (cnpj) => limparCnpj(formatarCnpj(cnpj)) === cnpj));
  });
});

test.each([
  ['', ''],
  ['52998224725', '529.982.247-25'],
  ['529982247251', '52.998.224/7251'],
  ['11222333000181', '11.222.333/0001-81'],
  ['112223330001819', '11.222.333/0001-81'],
  ['12a', '12.A'],
  ['12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['CPF/CNPJ: 529.982.247-25', '529.982.247-25'],
  ['CPF ou CNPJ 11222333000181', '11.222.333/0001-81'],
  ['CPF: 52998224725', '529.982.247-25'],
])('um campo só para os dois: %s vira %s', (digitado, esperado) => {
  expect(formatarCpfOuCnpj(digitado)).toBe(esperado);
});

test.each([
  ['CNPJ: 11.222.333/0001-81', '11.222.333/0001-81'],
  ['cnpj 12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  [' *CNPJ* - 11222333000181', '11.222.333/0001-81'],
  ['CNPJ/MF nº 11.222.333/0001-81', '11.222.333/0001-81'],
  ['CNPJ N1.222.333/0001-81', 'N1.222.333/0001-81'],
  // A number that begins so is no label.
  ['CNPJ1222000181', 'CN.PJ1.222/0001-81'],
  ['CN.PJ1.222/0001-81', 'CN.PJ1.222/0001-81'],
  ['CPF', 'CP.F'],
  ['CNPJ:', ''],
])('o rótulo colado junto não entra no CNPJ: %s vira %s', (colado, esperado) => {
  expect(formatarCnpj(colado)).toBe(esperado);
  expect(limparCnpj(colado)).toBe(esperado.replace(/[./-]/g, ''));
});

test('um CNPJ que começa por letras de rótulo se digita tecla a tecla', () => {
  for (const cnpj of ['CNPJ1222000181', 'CPF01222000181']) {
    expect(limparCnpj([...cnpj].reduce((antes, tecla) => formatarCnpj(antes + tecla), ''))).toBe(cnpj);
  }
});

test.each([
  ['52998224725', '***.982.247-**'],
  ['529.982.247-25', '***.982.247-**'],
  ['123', '***.***.***-**'],
])('a equipe lê do CPF %s o meio', (cpf, lido) => {
  expect(cpfEntreAsteriscos(cpf)).toBe(lido);
});
