import fc from 'fast-check';
import { expect, test } from 'vitest';
import { semAcento } from './sem-acento';

test.each([
  ['São José dos Pinhais', 'sao jose dos pinhais'],
  ['AÇÃO', 'acao'],
  ['pingu\u0308im', 'pinguim'],
  ['Cão d’Água', 'cao d’agua'],
  ['', ''],
])('%s vira %s', (texto, esperado) => {
  expect(semAcento(texto)).toBe(esperado);
});

test('a forma composta e a decomposta dão o mesmo texto', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aáàâãeéêiíoóôõuúüçÇÁÕ ') }), (texto) => {
      expect(semAcento(texto.normalize('NFD'))).toBe(semAcento(texto.normalize('NFC')));
      expect(semAcento(texto)).toMatch(/^[a-z ]*$/);
    }),
  );
});
