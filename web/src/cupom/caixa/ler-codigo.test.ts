import { expect, test } from 'vitest';
import { esperaDaConsulta } from './ler-codigo';

test.each([
  ['CPM7KXR429', 0],
  [' cpm7-kxr4-29 ', 0],
  ['Código: CPM7-KXR4-29', 0],
  ['cupom cpm7 kxr4 29', 0],
  ['cpm7 kxr4 29', 0],
  ['CPM7KXR42', 5000],
  ['CPM7KXR42O', 5000],
  ['LOJA10-NATAL', 5000],
  ['https://x.example.com/web/cupom/efetivar/42?s=R460N3689MR9QQRK', 0],
  ['https://x.example.com/web/cupom/efetivar/42?s=R460N3689MR9QQ', 5000],
  ['https://x.example.com/web/cupom/efetivar/42', 5000],
  ['  ', null],
])('%j é consultado em %j ms', (texto, espera) => {
  expect(esperaDaConsulta(texto)).toBe(espera);
});
