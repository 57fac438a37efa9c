import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ehCelular, formatarTelefone, limparTelefone, mascararTelefone, telefoneValido } from './telefone';

test.each([
  ['(15) 90000-0401', '15900000401'],
  ['+55 (15) 90000-0401', '15900000401'],
  ['+55 15 3000-0001', '1530000001'],
  ['015 90000-0401', '15900000401'],
  ['+55 015 90000-0401', '15900000401'],
  ['0055 15 90000-0401', '15900000401'],
  ['(55) 90000-0401', '55900000401'],
  ['(55) 3000-0001', '5530000001'],
  ['+55 55 3000-0001', '5530000001'],
  ['55', '55'],
  ['', ''],
])('%s limpo é %s', (texto, esperado) => {
  expect(limparTelefone(texto)).toBe(esperado);
});

test.each(['(15) 90000-0401', '(15) 3000-0001', '+55 11 98888-7777', '55900000401'])('%s é válido', (telefone) => {
  expect(telefoneValido(telefone)).toBe(true);
});

test.each([
  ['vazio', ''],
  ['DDD que não existe', '(20) 90000-0401'],
  ['DDD com zero', '(10) 90000-0401'],
  ['celular sem o 9', '(15) 80000-0401'],
  ['celular a que falta um dígito', '(15) 9000-0401'],
  ['fixo que começa por 1', '(15) 1000-0401'],
  ['sem DDD', '90000-0401'],
  ['dígitos demais', '(15) 90000-04011'],
])('%s é inválido', (_, telefone) => {
  expect(telefoneValido(telefone)).toBe(false);
});

test('a máscara acompanha a digitação de celular e de fixo', () => {
  expect(['1', '15', '159', '1590000', '15900000', '15900000401', '159000004019'].map(formatarTelefone)).toEqual([
    '(1',
    '(15',
    '(15) 9',
    '(15) 90000',
    '(15) 90000-0',
    '(15) 90000-0401',
    '(15) 90000-0401',
  ]);
  expect(['153000', '1530000', '1530000001'].map(formatarTelefone)).toEqual([
    '(15) 3000',
    '(15) 3000-0',
    '(15) 3000-0001',
  ]);
  expect(formatarTelefone('+5515900000401')).toBe('(15) 90000-0401');
});

test('limpar duas vezes é limpar uma', () => {
  const digitos = fc.string({ unit: fc.constantFrom(...'05123'), maxLength: 16 });
  fc.assert(fc.property(digitos, (s) => limparTelefone(limparTelefone(s)) === limparTelefone(s)));
});

test('o mesmo número, escrito com ou sem máscara, +55 e zero, é o mesmo', () => {
  const resto = fc.nat(9_999_999).map((n) => String(n).padStart(7, '0'));
  fc.assert(
    fc.property(
      fc.constantFrom('11', '15', '55', '99'),
      fc.oneof(
        resto.map((n) => `3${n}`),
        resto.map((n) => `98${n}`),
      ),
      fc.constantFrom('', '+55 ', '0', '+55 0', '0055 '),
      (ddd, numero, prefixo) => {
        expect(telefoneValido(ddd + numero)).toBe(true);
        expect(limparTelefone(prefixo + formatarTelefone(ddd + numero))).toBe(ddd + numero);
      },
    ),
  );
});

test.each([
  ['(15) 99123-4567', true],
  ['+55 15 99123-4567', true],
  ['(15) 3232-1010', false],
  ['(55) 3232-1010', false],
  ['', false],
  ['9', false],
])('%s é celular? %s', (telefone, celular) => {
  expect(ehCelular(telefone)).toBe(celular);
});

test.each([
  ['15998765432', '(15) •••••-5432'],
  ['1532221000', '(15) ••••-1000'],
])('do telefone %s a lista mostra o DDD e o fim', (telefone, lido) => {
  expect(mascararTelefone(telefone)).toBe(lido);
});
