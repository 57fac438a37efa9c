import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errosDaFicha, type FichaDoProduto, faltaNaFicha, linhasPossiveis } from './ficha';
import { CATEGORIAS, ESPECIES, SUB_CATEGORIAS } from './regras';

const salmao: FichaDoProduto = {
  categoria: 'Fórmula Natural',
  especie: 'cao',
  sub_categoria: 'Fresh Meat',
  porte: 'Médio',
  nome: 'Fresh Meat Adultos Salmão',
  nome_curto: 'Adultos',
  link: 'https://example.com/salmao',
  energia_metabolizavel: 4020,
  tipo_calculadora: 'comum',
};
const com = (mudanca: Partial<FichaDoProduto>): FichaDoProduto => ({ ...salmao, ...mudanca });

describe('o que falta na ficha', () => {
  test('numa ficha inteira, nada; o porte é facultativo', () => {
    expect(faltaNaFicha(salmao)).toEqual([]);
    expect(faltaNaFicha(com({ porte: null }))).toEqual([]);
  });

  test('esvaziar um campo obrigatório faz com que falte de novo', () => {
    expect(faltaNaFicha(com({ nome: '', energia_metabolizavel: null, tipo_calculadora: null }))).toEqual([
      'nome',
      'energia_metabolizavel',
      'tipo_calculadora',
    ]);
  });
});

describe('o que não pode ser', () => {
  test.each([
    [{}, {}],
    [{ categoria: 'Origens' }, { sub_categoria: 'Origens não tem a linha Fresh Meat para cães' }],
    [
      { especie: 'gatos', porte: null, sub_categoria: 'Fórmula Natural Pró' },
      { sub_categoria: 'Fórmula Natural não tem a linha Fórmula Natural Pró para gatos' },
    ],
    [{ especie: 'gatos' }, { porte: 'Só produtos para cães têm porte' }],
    [{ link: 'javascript:alert(1)' }, { link: 'Informe um endereço que comece com http:// ou https://' }],
    [{ link: 'example.com/racao' }, { link: 'Informe um endereço que comece com http:// ou https://' }],
    [{ energia_metabolizavel: 4.02 }, { energia_metabolizavel: 'Informe a energia em kcal por kg, por exemplo 4100' }],
  ] as const)('%j: %j', (mudanca, erros) => {
    expect(errosDaFicha(com(mudanca))).toEqual(erros);
  });

  test('uma linha é aceita exatamente quando a marca a tem para a espécie', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CATEGORIAS),
        fc.constantFrom(...ESPECIES),
        fc.constantFrom(...SUB_CATEGORIAS),
        (categoria, especie, sub_categoria) => {
          const erro = errosDaFicha(com({ categoria, especie, sub_categoria, porte: null })).sub_categoria;
          expect(erro === undefined).toBe(linhasPossiveis(categoria, especie).includes(sub_categoria));
        },
      ),
    );
  });
});
