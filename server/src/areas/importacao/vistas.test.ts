import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Vistas } from './vistas';

test('o que uma linha tomou volta como era: qualquer texto, muitos, e maiores que um bloco', () => {
  const valor = fc.record({ nome: fc.string({ unit: 'binary' }), peso: fc.option(fc.integer()), vezes: fc.nat(9) });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), valor), (linhas) => {
      const vistas = new Vistas<unknown>();
      for (const [chave, { vezes, ...resto }] of Object.entries(linhas))
        vistas.guardar(chave, { ...resto, longo: 'ã'.repeat(vezes * 30_000) });
      for (const [chave, { vezes, ...resto }] of Object.entries(linhas))
        expect(vistas.ler(chave)).toEqual({ ...resto, longo: 'ã'.repeat(vezes * 30_000) });
      expect(vistas.ler('de ninguém')).toBe(linhas['de ninguém']);
    }),
    { numRuns: 30 },
  );
});

test('guardada de novo, vale a última', () => {
  const vistas = new Vistas<number>();
  vistas.guardar('a', 1);
  vistas.guardar('a', 2);
  expect(vistas.ler('a')).toBe(2);
});
