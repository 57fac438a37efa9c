import { expect, test } from 'vitest';
import { PORTES, rotuloDoPorte } from './regras';

test('só o porte médio se mostra diferente de como se guarda', () => {
  expect(PORTES.map(rotuloDoPorte)).toEqual(['Mini', 'Pequeno', 'Médio', 'Grande', 'Gigante']);
});
