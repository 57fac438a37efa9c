import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALFABETO,
  codigoDeBytes,
  codigoValido,
  formatarCodigo,
  normalizarCodigo,
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
