import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maiorPerda } from './perda';

const funil = (emitidas: number, resgatadas: number, com_loja: number, efetivadas: number) => ({
  emitidas,
  resgatadas,
  com_loja,
  efetivadas,
});

test.each([
  [
    'a primeira etapa',
    funil(200, 80, 60, 50),
    'A maior perda: 60% das indicações não foram resgatadas (120 de 200 emitidas).',
  ],
  ['a loja', funil(200, 180, 100, 90), 'A maior perda: 44% dos tutores não escolheram a loja (80 de 180 resgates).'],
  ['a compra', funil(200, 190, 180, 100), 'A maior perda: 44% dos cupons não viraram compra (80 de 180 cupons).'],
  [
    'quem perde tantos quanto outra e mais da sua parte',
    funil(120, 90, 60, 30),
    'A maior perda: 50% dos cupons não viraram compra (30 de 60 cupons).',
  ],
  ['todas', funil(40, 0, 0, 0), 'A maior perda: 100% das indicações não foram resgatadas (40 de 40 emitidas).'],
  ['uma só', funil(300, 300, 300, 299), 'A maior perda: menos de 1% dos cupons não virou compra (1 de 300 cupons).'],
  [
    'milhares',
    funil(4000, 1500, 1200, 900),
    'A maior perda: 62% das indicações não foram resgatadas (2.500 de 4.000 emitidas).',
  ],
])('nomeia %s', (_caso, numeros, frase) => {
  expect(maiorPerda(numeros)?.frase).toBe(frase);
});

test.each([
  ['sem indicações', funil(0, 0, 0, 0)],
  ['com poucas', funil(19, 3, 1, 0)],
  ['quando a etapa que mais perde tem poucas', funil(25, 19, 17, 2)],
  ['quando nada se perdeu', funil(50, 50, 50, 50)],
])('%s não diz nada', (_caso, numeros) => {
  expect(maiorPerda(numeros)).toBeNull();
});

test('nenhuma outra etapa perde mais do que a nomeada', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 4, maxLength: 4 }), (numeros) => {
      const [a = 0, b = 0, c = 0, d = 0] = numeros.toSorted((x, y) => y - x);
      const perda = maiorPerda(funil(a, b, c, d));
      if (perda) expect(perda.perdidas).toBe(Math.max(a - b, b - c, c - d));
    }),
  );
});
