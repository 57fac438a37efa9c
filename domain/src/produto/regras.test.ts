import { expect, test } from 'vitest';
import { CATEGORIAS, ESPECIES, erroDaEnergia, LINHAS, rotuloDaLinha, SUB_CATEGORIAS } from './regras';

test('cada linha pertence a alguma marca e espécie', () => {
  const usadas = CATEGORIAS.flatMap((categoria) => ESPECIES.flatMap((especie) => LINHAS[categoria][especie]));
  expect(new Set(usadas)).toEqual(new Set(SUB_CATEGORIAS));
});

test('as linhas se mostram na ordem e na grafia certas', () => {
  expect(LINHAS['Fórmula Natural'].cao.map(rotuloDaLinha)).toEqual([
    'Fresh Meat',
    'Life',
    'Fórmula Natural Pró',
    'Vet Care',
  ]);
  expect(LINHAS.Origens.cao.map(rotuloDaLinha)).toEqual(['Origens', 'Raças Específicas', 'Class']);
});

test.each([
  [4100, true],
  [500, true],
  [9000, true],
  [4.1, false],
  [0, false],
  [-1, false],
  [41000, false],
  [Number.NaN, false],
])('energia de %d kcal/kg: aceita? %s', (energia, aceita) => {
  expect(erroDaEnergia(energia) === null).toBe(aceita);
});
