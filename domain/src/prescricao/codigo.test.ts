import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALFABETO,
  codigoDeBytes,
  codigoValido,
  formatarCodigo,
  lerCodigo,
  normalizarCodigo,
  pedacoDeCodigo,
  TAMANHO_DO_CODIGO,
  TAMANHO_DO_CODIGO_DE_CUPOM,
} from './codigo';

test.each(['CPM7KXR4', 'cpm7kxr4', ' cpm7-kxr4 ', 'CPM7 KXR4', 'cpm7.kxr4', 'CPM7–KXR4', 'CPM7\u00a0KXR4'])(
  '%s é aceito como CPM7KXR4',
  (digitado) => {
    expect(normalizarCodigo(digitado)).toBe('CPM7KXR4');
    expect(codigoValido(digitado)).toBe(true);
  },
);

test.each([
  'Código: 5ZSB-FTRS',
  'código 5zsb ftrs',
  'CODIGO:5ZSBFTRS',
  'Co\u0301digo: 5ZSB-FTRS',
  'Seu código é 5ZSB-FTRS.',
  'Código da indicação: *5ZSB-FTRS*',
  'Código impresso “5ZSB–FTRS”',
  '５ＺＳＢ－ＦＴＲＳ',
  '5 Z S B F T R S',
  '5ZSB\u200bFTRS',
  'Olá! Indiquei Fresh Meat, 133 g por dia. Código 5ZSB-FTRS, válido até 31/12. https://www.example.com/web/indicacao/QkM6MTU',
  'https://indicabem.example.com/web/prescricoes/nova?codigo=5ZSBFTRS',
  'http://localhost:3000/web/prescricoes/nova?x=1&codigo=5zsb-ftrs#fim',
])('em “%s” se lê 5ZSBFTRS', (texto) => {
  expect(lerCodigo(texto)).toBe('5ZSBFTRS');
});

test.each([
  ['Clínica da Vila, fone (15) 3322-4455: seu código é DMNS-TR22', 'DMNSTR22'],
  ['Clínica da Vila, fone (15) 3322-4455. DMNS-TR22', 'DMNSTR22'],
  ['Fone 15 3322-4455, código DMNS-TR22', 'DMNSTR22'],
  ['Fone 3322 4455, DMNS-TR22', 'DMNSTR22'],
  ['DMNS-TR22 é o seu código. Fone 3322-4455', 'DMNSTR22'],
  ['Celular (15) 9 8332-2445, código: 2345-6789', '23456789'],
  ['Fone 3322-4455, seu código é 2345-6789', '23456789'],
  ['A indicação é 2345-6789.', '23456789'],
])('em “%s” o telefone não é o código', (texto, codigo) => {
  expect(lerCodigo(texto)).toBe(codigo);
});

test.each([
  ['5zs', '5ZS'],
  ['5ZSB-FTRSX', '5ZSBFTRSX'],
  ['', ''],
  // A coupon's code has ten: it is not cut down to look like a recommendation's.
  ['CPM7-KXR4-29', 'CPM7KXR429'],
  ['CPM7 KXR4 29', 'CPM7KXR429'],
  ['https://www.example.com', 'HTTPS://WWWEXAMPLECOM'],
])('“%s” não tem código de indicação e fica %s', (texto, fica) => {
  expect(lerCodigo(texto)).toBe(fica);
});

test.each([
  ['Código: CPM7-KXR4-29', 'CPM7KXR429'],
  ['cupom cpm7 kxr4 29', 'CPM7KXR429'],
  // Its first letter is no "nº".
  ['código npm7-kxr4-29', 'NPM7KXR429'],
  ['Cupom nº NPM7-KXR4-29', 'NPM7KXR429'],
  ['Cupom: LOJA10-NATAL', 'LOJA10NATAL'],
  ['CUPOM 10', 'CUPOM10'],
  ['CUPOM-10', 'CUPOM10'],
  ['CODIGOBCDFGHJK', 'CODIGOBCDFGHJK'],
  ['Loja_Promo', 'LOJA_PROMO'],
])('no caixa, “%s” é %s', (texto, codigo) => {
  expect(normalizarCodigo(texto)).toBe(codigo);
});

test.each([
  ['259m-czj9', '259MCZJ9'],
  ['Código: 259M-CZJ9', '259MCZJ9'],
  ['259m-c', '259MC'],
  ['(15) 98888', null],
  ['ana-maria@example.com', null],
  ['adultos', null],
  ['  ', null],
])('a busca “%s” procura o código %s', (busca, pedaco) => {
  expect(pedacoDeCodigo(busca)).toBe(pedaco);
});

test.each(['', 'CPM7KXR', 'CPM7KXR42', 'CPM7KXRA', 'CPM7KXR0', 'CPM7KXR1', 'CPM7KXRL', 'CPM7_KXR'])(
  '%s não é um código',
  (digitado) => {
    expect(codigoValido(digitado)).toBe(false);
  },
);

test('o código do cupom tem dez', () => {
  expect(codigoValido('CPM7KXR429', TAMANHO_DO_CODIGO_DE_CUPOM)).toBe(true);
  expect(codigoValido('CPM7KXR4', TAMANHO_DO_CODIGO_DE_CUPOM)).toBe(false);
});

test('cada letra do alfabeto nasce do mesmo número de bytes', () => {
  const vezes = new Map<string, number>();
  for (let byte = 0; byte < 252; byte++) {
    const letra = codigoDeBytes(Uint8Array.of(byte), 1);
    vezes.set(letra, (vezes.get(letra) ?? 0) + 1);
  }
  expect([...vezes.keys()].join('')).toBe(ALFABETO);
  expect(new Set(vezes.values())).toEqual(new Set([9]));
});

test('os quatro bytes que dariam vantagem às primeiras letras são pulados', () => {
  expect(codigoDeBytes(Uint8Array.of(252, 0, 253, 1, 254, 27, 255, 28), 4)).toBe('23Z2');
});

test('sem bytes que cheguem, recusa em vez de encurtar', () => {
  expect(() => codigoDeBytes(Uint8Array.of(1, 2, 255), 3)).toThrow(RangeError);
});

test('todo código gerado é válido', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: 40, maxLength: 40, max: 251 }),
      fc.constantFrom(TAMANHO_DO_CODIGO, TAMANHO_DO_CODIGO_DE_CUPOM),
      (bytes, tamanho) => {
        const codigo = codigoDeBytes(bytes, tamanho);
        expect(codigoValido(codigo, tamanho)).toBe(true);
        expect(normalizarCodigo(formatarCodigo(codigo))).toBe(codigo);
      },
    ),
  );
});

test.each([
  ['CPM7KXR4', 'CPM7-KXR4'],
  ['cpm7kxr429', 'CPM7-KXR4-29'],
  ['CPM7-KXR4', 'CPM7-KXR4'],
  ['Loja_Promo2026', 'Loja_Promo2026'],
  ['', ''],
])('%s se mostra como %s', (codigo, esperado) => {
  expect(formatarCodigo(codigo)).toBe(esperado);
});
