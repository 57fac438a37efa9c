import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emLista } from './em-lista';

const MODOS = [
  ['e', 'conjunction'],
  ['ou', 'disjunction'],
] as const;

test.each(MODOS)('com "%s", escreve o mesmo que a língua do navegador', (elo, type) => {
  const formato = new Intl.ListFormat('pt-BR', { type });
  fc.assert(
    fc.property(fc.array(fc.string()), (itens) => {
      expect(emLista(itens, elo)).toBe(formato.format(itens));
    }),
  );
});
