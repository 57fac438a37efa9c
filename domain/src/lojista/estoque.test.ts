import { expect, test } from 'vitest';
import { codigosNoEstoque } from './estoque';

test.each([
  [0, 'nenhum código no estoque'],
  [1, '1 código no estoque'],
  [21, '21 códigos no estoque'],
  [1000, '1.000 códigos no estoque'],
  [1001, 'mais de 1.000 códigos no estoque'],
])('%i livres: %s', (livres, frase) => {
  expect(codigosNoEstoque(livres)).toBe(frase);
});
