import { expect, test } from 'vitest';
import { codigoDigitado, codigoDoQr, esperaDaConsulta } from './ler-codigo';

test.each([
  ['https://indicabem.example.com/web/cupom/efetivar/123456789012', '123456789012'],
  ['https://indicabem.example.com/web/cupom/efetivar/123456789012345', '123456789012345'],
  ['https://indicabem.example.com/web/prescricoes/nova?codigo=5ZSBFTRS', null],
  ['http://localhost:3000/web/cupom/efetivar/7', '7'],
  [' https://loja.example.com:8443/web/cupom/efetivar/42/ ', '42'],
  ['https://indicabem.example.com/web/cupom/ver/42', null],
  ['https://indicabem.example.com/web/cupom/efetivar/', null],
  ['https://indicabem.example.com/web/cupom/efetivar/12a', null],
  ['https://indicabem.example.com/?volta=/web/cupom/efetivar/42x', null],
  ['javascript:alert(1)//web/cupom/efetivar/42', null],
  ['CPM7KXR429', null],
  ['', null],
])('o QR %j guarda o cupom %j', (texto, codigo) => {
  expect(codigoDoQr(texto)).toBe(codigo);
});

test.each([
  ['CPM7KXR429', 0],
  [' cpm7-kxr4-29 ', 0],
  ['Código: CPM7-KXR4-29', 0],
  ['cupom cpm7 kxr4 29', 0],
  ['cpm7 kxr4 29', 0],
  ['CPM7KXR42', 5000],
  ['CPM7KXR42O', 5000],
  ['LOJA10-NATAL', 5000],
  ['  ', null],
])('%j é consultado em %j ms', (texto, espera) => {
  expect(esperaDaConsulta(texto)).toBe(espera);
});

test('um leitor que digita o endereço inteiro do QR também serve', () => {
  expect(codigoDigitado('https://indicabem.example.com/web/cupom/efetivar/42')).toBe('42');
  expect(codigoDigitado(' cpm7-kxr4-29 ')).toBe('CPM7-KXR4-29');
  expect(codigoDigitado('Loja_Promo2026')).toBe('Loja_Promo2026');
});
