import { expect, test } from 'vitest';
import { animalDaIndicacao, recusaDoVinculo } from './vinculo';

const doProduto = (especie: 'cao' | 'gatos') => ({ product: { especie }, animal_especifico: null });
const especifica = (animal_especifico: string | null) => ({ product: null, animal_especifico });

test.each([
  [doProduto('cao'), 'Cão'],
  [doProduto('gatos'), 'Gato'],
  [especifica('Gato'), 'Gato'],
  [especifica(null), null],
])('%j é para: %s', (indicado, animal) => {
  expect(animalDaIndicacao(indicado)).toBe(animal);
});

test('a indicação é de um pet da sua espécie, ou de qualquer um se não diz qual', () => {
  expect(recusaDoVinculo(doProduto('gatos'), 'Gato')).toBeNull();
  expect(recusaDoVinculo(doProduto('gatos'), 'Cão')).toBe('PET_DE_OUTRA_ESPECIE');
  expect(recusaDoVinculo(especifica('Cão'), 'Gato')).toBe('PET_DE_OUTRA_ESPECIE');
  expect(recusaDoVinculo(especifica(null), 'Gato')).toBeNull();
});
