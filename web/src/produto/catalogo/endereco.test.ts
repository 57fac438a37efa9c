import { CATEGORIAS, ESPECIES, LINHAS } from '@indica-bem/domain/produto/regras';
import { expect, test } from 'vitest';
import { enderecoDaEscolha, lerEscolha } from './endereco';

const ler = (endereco: string) => lerEscolha(new URL(endereco, 'http://x').searchParams);

test('cada passo do catálogo tem o seu endereço, que se lê de volta', () => {
  const enderecos = new Set<string>();
  for (const categoria of CATEGORIAS) {
    for (const especie of ESPECIES) {
      for (const sub_categoria of LINHAS[categoria][especie]) {
        const endereco = enderecoDaEscolha({ categoria, especie, sub_categoria });
        expect(ler(endereco)).toEqual({ categoria, especie, sub_categoria });
        enderecos.add(endereco);
      }
    }
  }
  expect(enderecos.size).toBe(12);
});

test('o começo não leva nada no endereço, e o que não se entende é ignorado', () => {
  expect(enderecoDaEscolha({})).toBe('/catalogo');
  expect(enderecoDaEscolha({ categoria: 'Fórmula Natural' })).toBe('/catalogo?marca=formula');
  expect(ler('/catalogo?marca=outra&animal=peixe&linha=x')).toEqual({});
});
