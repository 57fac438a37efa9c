import { expect, test } from 'vitest';
import { linkDoTexto } from './texto-rico';

test.each([
  [' https://example.com/a ', 'https://example.com/a'],
  ['tel:+551532321010', 'tel:+551532321010'],
  ['contato@example.com', 'mailto:contato@example.com'],
  ['example.com.br/ajuda', 'https://example.com.br/ajuda'],
  ['javascript:alert(1)', null],
  ['java script:alert(1)', null],
  ['data:text/html,x', null],
  ['//example.com', null],
  ['ajuda', null],
  ['', null],
])('%j vira %j', (texto, link) => {
  expect(linkDoTexto(texto)).toBe(link);
});
