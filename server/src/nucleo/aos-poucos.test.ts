import { setImmediate as vez } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { aosBlocos } from './aos-poucos';

test('faz o mesmo que um map, e entre um bloco e outro os demais têm a vez', async () => {
  const itens = Array.from({ length: 1_000 }, (_, n) => n);
  let [voltas, acabou] = [0, false];
  const demais = (async () => {
    for (; !acabou; voltas++) await vez();
  })();
  expect(await aosBlocos(itens, (n) => n * 2)).toEqual(itens.map((n) => n * 2));
  acabou = true;
  await demais;
  expect(voltas).toBeGreaterThanOrEqual(3);
});
