import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duracoes, porQueSugerido } from './duracao-dos-pacotes';

const sugerido = (gramas: number) => duracoes(gramas).find((pacote) => pacote.sugerido)?.peso;

test.each([
  [133, 7],
  [20, 1],
  [1500, 20],
  [500, 15],
])('para %d g por dia, sugere o pacote de %d kg', (gramas, peso) => {
  expect(sugerido(gramas)).toBe(peso);
});

test('um só pacote é sugerido, qualquer que seja a quantidade', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (gramas) => {
      expect(duracoes(gramas).filter((pacote) => pacote.sugerido)).toHaveLength(1);
    }),
  );
});

test('o que se ouve do pacote sugerido é verdade', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), (gramas) => {
      const pacotes = duracoes(gramas);
      const sugerido = pacotes.findIndex((pacote) => pacote.sugerido);
      const dito = porQueSugerido(pacotes[sugerido] as (typeof pacotes)[number]);
      if (dito === 'sugerido: o maior') expect(pacotes.every(({ dias }) => dias < 30)).toBe(true);
      else expect(pacotes.map(({ dias }) => dias >= 30).indexOf(true)).toBe(sugerido);
    }),
  );
});
