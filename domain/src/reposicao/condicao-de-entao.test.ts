import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pesoDaCondicao, pesoMudou } from './condicao-de-entao';

const cadeia = (condicao: string, ...pesos: number[]) => pesos.map((peso) => ({ peso, condicao }));

test('o peso muda além de 5 %, para cima ou para baixo; sem um dos dois não se sabe', () => {
  expect([pesoMudou(10, 10.49), pesoMudou(10, 9.51)]).toEqual([false, false]);
  expect([pesoMudou(10, 10.51), pesoMudou(10, 9.49)]).toEqual([true, true]);
  expect([pesoMudou(null, 10), pesoMudou(10, null)]).toEqual([false, false]);
});

test('passos pequenos se somam: conta o peso em que a condição foi dita', () => {
  expect(pesoDaCondicao(cadeia('8', 13))).toBe(13);
  expect(pesoDaCondicao(cadeia('8', 13, 12.8, 12.5))).toBe(13);
  // Past 5 % nobody renews in one tap: it was looked at again.
  expect(pesoDaCondicao(cadeia('8', 13, 12.5, 12.3, 12.1))).toBe(12.3);
});

test('outra condição foi dita de novo, com o peso daquele dia', () => {
  expect(pesoDaCondicao([...cadeia('8', 13, 12.8), ...cadeia('7', 12.7, 12.6)])).toBe(12.7);
});

test('sem peso ou sem indicação anterior não há o que comparar', () => {
  expect(pesoDaCondicao([])).toBeNull();
  expect(pesoDaCondicao([{ peso: null, condicao: null }])).toBeNull();
  expect(pesoDaCondicao([{ peso: null, condicao: null }, ...cadeia('1', 10)])).toBe(10);
});

test('de toque em toque ninguém se afasta mais de 5 % de quando foi visto', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0.9, max: 1.1, noNaN: true }), { maxLength: 30 }), (passos) => {
      const feitas = cadeia('8', 13);
      for (const passo of passos) {
        const agora = (feitas.at(-1)?.peso ?? 13) * passo;
        if (!pesoMudou(pesoDaCondicao(feitas), agora)) feitas.push({ peso: agora, condicao: '8' });
      }
      for (const { peso } of feitas) expect(pesoMudou(13, peso)).toBe(false);
    }),
  );
});
