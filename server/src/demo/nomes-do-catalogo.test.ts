import { nomeEmUmaLinha, nomeEstruturado } from '@indica-bem/domain/produto/nome-estruturado';
import { rotuloDaLinha, type SubCategoria } from '@indica-bem/domain/produto/regras';
import { expect, test } from 'vitest';
import { produtos } from './dados/catalogo.json';

test('cada produto do catálogo tem partes, e nenhum as tem iguais às de outro', () => {
  const nomes = produtos.map((produto) => nomeEmUmaLinha(produto));
  expect(new Set(nomes).size).toBe(produtos.length);
  expect(new Set(produtos.map(({ nome }) => nomeEmUmaLinha(nome))).size).toBe(produtos.length);
  expect(produtos.filter((produto) => nomeEstruturado(produto).linha === null)).toEqual([]);
});

test('a linha é a do produto, e nenhuma palavra se diz em duas partes', () => {
  for (const produto of produtos) {
    const { linha, paraQuem, sabor } = nomeEstruturado(produto);
    const rotulo = rotuloDaLinha(produto.sub_categoria as SubCategoria);
    // The line called after its animal: the brand says it, and the animal comes next.
    expect(linha).toBe(rotulo === 'Gatos' ? produto.categoria : rotulo);
    const palavras =
      [linha, paraQuem, sabor]
        .filter(Boolean)
        .join(' ')
        .toLowerCase()
        .match(/[^\s,]{3,}/g) ?? [];
    expect(palavras).toEqual([...new Set(palavras)]);
  }
});

test('quem só tem o nome lê o mesmo que quem tem os campos, menos a opção que o nome não diz', () => {
  for (const produto of produtos) {
    const inteiro = nomeEmUmaLinha(produto);
    const soDoNome = nomeEmUmaLinha(produto.nome);
    expect([soDoNome, `${soDoNome} · ${produto.opcao}`]).toContain(inteiro);
  }
});
