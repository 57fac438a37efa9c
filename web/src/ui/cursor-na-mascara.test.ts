import { expect, test } from 'vitest';
import { cursorDepoisDaMascara } from './cursor-na-mascara';

test.each([
  { caso: 'no fim, continua no fim', digitado: '1234', cursor: 4, mascarado: '123.4', esperado: 5 },
  { caso: 'no meio, não salta para o fim', digitado: '1293.456', cursor: 3, mascarado: '129.345.6', esperado: 3 },
  { caso: 'apagando no meio, fica onde estava', digitado: '12.456', cursor: 2, mascarado: '124.56', esperado: 2 },
  { caso: 'sem posição conhecida, vai para o fim', digitado: '12345', cursor: null, mascarado: '123.45', esperado: 6 },
  { caso: 'campo vazio', digitado: '', cursor: 0, mascarado: '', esperado: 0 },
])('$caso', ({ digitado, cursor, mascarado, esperado }) => {
  expect(cursorDepoisDaMascara(digitado, cursor, mascarado)).toBe(esperado);
});
