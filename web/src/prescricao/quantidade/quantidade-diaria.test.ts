import { calcularConsumo } from '@indica-bem/domain/dose/formula-1';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { duracoes, porQueSugerido, refeicoes, textoDasRefeicoes } from './quantidade-diaria';

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

test('as refeições somam o dia e são as da calculadora', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.3, max: 120, noNaN: true }), (peso) => {
      const entrada = { especie: 'cao', tipo: 'recuperacao', peso, ecc: 1, atividade: null } as const;
      const consumo = calcularConsumo({ ...entrada, energiaMetabolizavel: 4000 });
      expect(refeicoes(consumo?.gramas ?? 0)).toEqual(consumo?.porRefeicao);
    }),
  );
});

test('o grama ímpar se diz', () => {
  expect(textoDasRefeicoes(92)).toBe('2 refeições de 46 g');
  expect(textoDasRefeicoes(133)).toBe('2 refeições: 67 g e 66 g');
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
