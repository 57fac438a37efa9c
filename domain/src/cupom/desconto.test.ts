import { expect, test } from 'vitest';
import { erroDoDesconto } from './desconto';

test.each([0.01, 10, 12.5, 17.35, 99.99, 100])('um desconto de %s serve', (desconto) => {
  expect(erroDoDesconto(desconto)).toBeNull();
});

test.each([
  [0, 'Informe um desconto maior que zero'],
  [0.001, 'Use no máximo duas casas decimais'],
  [-5, 'Informe um desconto maior que zero'],
  [Number.NaN, 'Informe um desconto maior que zero'],
  [100.01, 'O desconto vai até 100%'],
  [12.345, 'Use no máximo duas casas decimais'],
])('um desconto de %s não: %s', (desconto, mensagem) => {
  expect(erroDoDesconto(desconto)).toBe(mensagem);
});
