import { expect, test } from 'vitest';
import { nomesRepetidos } from './nomes-do-dominio.mjs';

const TEXTO = "export const NOMES = ['a'];\nexport const deles = () => NOMES;\nconst MAXIMO = 5;\n";

test('um nome exportado por duas áreas é uma falta, e diz onde', () => {
  expect(
    nomesRepetidos([
      ['acerto/regras.ts', TEXTO],
      ['conta/situacao.ts', 'export const NOMES: Record<string, string> = {};'],
    ]),
  ).toEqual(['NOMES é um nome de duas coisas: acerto/regras.ts, conta/situacao.ts']);
});

test('o que só uma exporta, o que fica no arquivo e o que é usado por outra não são', () => {
  const outra = "import { NOMES } from '../acerto/regras';\nconst MAXIMO = 7;\nexport const NOMES_DA_CONTA = NOMES;\n";
  expect(
    nomesRepetidos([
      ['acerto/regras.ts', TEXTO],
      ['conta/situacao.ts', outra],
    ]),
  ).toEqual([]);
});
