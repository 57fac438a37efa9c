import { expect, test } from 'vitest';
import { exemploDeConsumo } from './exemplo-de-consumo';

test.each([
  ['cao', 'comum', 2790, 'Um cão de 10 kg, ativo: 262 g/dia'],
  ['gatos', 'comum', 4000, 'Um gato de 4 kg, ativo: 63 g/dia'],
  ['cao', 'obesidade', 3500, 'Um cão de 10 kg: 112 g/dia'],
  ['gatos', 'recuperacao', 5000, 'Um gato de 4 kg: 40 g/dia a partir do 4º dia'],
  ['cao', 'none', 4000, null],
  ['cao', 'comum', 4.1, null],
  ['cao', 'comum', null, null],
  [null, 'comum', 4000, null],
] as const)('%s, %s, %s kcal/kg: %s', (especie, tipo_calculadora, energia_metabolizavel, frase) => {
  expect(exemploDeConsumo({ especie, tipo_calculadora, energia_metabolizavel })).toBe(frase);
});
