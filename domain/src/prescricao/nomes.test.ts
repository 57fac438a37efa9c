import fc from 'fast-check';
import { expect, test } from 'vitest';
import { erroDoNome, limparNome, MAXIMO_DO_NOME } from './nomes';

test.each([
  ['Ana', 'Ana'],
  ['  Maria   Clara ', 'Maria Clara'],
  ['José', 'José'],
  ["D'Artagnan", "D'Artagnan"],
  ['Thor 2', 'Thor 2'],
  ['Ana-Lu', 'Ana-Lu'],
  ['\uFEFFAna\u200B', 'Ana'],
  ['Ma\u00ADria\u2060 Clara', 'Maria Clara'],
  ['', ''],
])('"%s" é o nome "%s"', (texto, nome) => {
  expect(erroDoNome(texto)).toBeNull();
  expect(limparNome(texto)).toBe(nome);
});

test.each(['=1+1', 'rex.com', 'http://x', 'a@b', '<b>', '-Rex', '1', '😀', 'a\u0000b', 'Rex\u202Etxt'])(
  '"%s" não é um nome',
  (texto) => {
    expect(erroDoNome(texto)).toBe('Use só letras e números');
  },
);

test(`passa de ${MAXIMO_DO_NOME} letras: diz quantas cabem`, () => {
  expect(erroDoNome('a'.repeat(MAXIMO_DO_NOME))).toBeNull();
  expect(erroDoNome('a'.repeat(MAXIMO_DO_NOME + 1))).toBe('Use até 40 letras');
});

test('o que passa nunca começa como fórmula, não quebra a linha e cabe', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (texto) => {
      if (erroDoNome(texto) !== null) return;
      const nome = limparNome(texto);
      expect(nome).not.toMatch(/^[=+\-@]|[\r\n<>&:/@.]/);
      expect([...nome].length).toBeLessThanOrEqual(MAXIMO_DO_NOME);
    }),
  );
});
