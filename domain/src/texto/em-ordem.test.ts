import { expect, test } from 'vitest';
import { emOrdem } from './em-ordem';

test('acento e maiúscula não contam, e a ordem é a do alfabeto', () => {
  const nomes = ['Zeca', 'érica', 'Eva', 'Ângela', 'ana', 'Çedilha', 'Dora'];
  expect(nomes.toSorted(emOrdem)).toEqual(['ana', 'Ângela', 'Çedilha', 'Dora', 'érica', 'Eva', 'Zeca']);
  expect(emOrdem('Ana', 'ána')).toBe(0);
});
