import { describe, expect, test } from 'vitest';
import { linhasDe, marcasDe, opcoesDe, type ProdutoSelecionavel, rotuloDaVariante, variantesDe } from './selecao';

interface Produto extends ProdutoSelecionavel {
  id: number;
}

const frango: Produto = {
  id: 1,
  especie: 'cao',
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  nome_curto: 'Adultos',
  porte: 'Médio',
  opcao: 'Frango',
};
const outro = (id: number, mudanca: Partial<ProdutoSelecionavel>): Produto => ({ ...frango, id, ...mudanca });

const adultos = {
  especie: 'cao',
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  nome_curto: 'Adultos',
} as const;

describe('marca, linha e opção', () => {
  const produtos = [
    outro(1, { categoria: 'Origens', sub_categoria: 'Class' }),
    outro(2, { categoria: 'Origens', sub_categoria: 'Origens' }),
    outro(3, { nome_curto: 'Sênior' }),
    outro(4, { nome_curto: 'Adultos' }),
    outro(5, { nome_curto: 'Sênior', porte: 'Grande' }),
    outro(6, { especie: 'gatos', porte: null, sub_categoria: 'Class' }),
    outro(7, { especie: 'gatos', porte: null, sub_categoria: 'Gatos' }),
  ];

  test('só aparecem as marcas que têm produto para a espécie', () => {
    expect(marcasDe(produtos, { especie: 'cao' })).toEqual(['Fórmula Natural', 'Origens']);
    expect(marcasDe(produtos, { especie: 'gatos' })).toEqual(['Fórmula Natural']);
    expect(marcasDe([], { especie: 'cao' })).toEqual([]);
  });

  test('as linhas vêm na ordem da marca, e uma linha fora da lista vem depois', () => {
    expect(linhasDe(produtos, { especie: 'cao', categoria: 'Origens' })).toEqual(['Origens', 'Class']);
    expect(linhasDe(produtos, { especie: 'gatos', categoria: 'Fórmula Natural' })).toEqual(['Gatos', 'Class']);
  });

  test('as opções são os nomes curtos, sem repetir', () => {
    expect(opcoesDe(produtos, adultos)).toEqual(['Sênior', 'Adultos']);
  });

  test('voltar um passo com a escolha inteira não estreita a lista', () => {
    expect(marcasDe(produtos, adultos)).toEqual(['Fórmula Natural', 'Origens']);
    expect(opcoesDe(produtos, { ...adultos })).toContain('Sênior');
  });
});

describe('variante', () => {
  test('um produto só se escolhe sozinho', () => {
    expect(variantesDe([frango, outro(2, { nome_curto: 'Sênior' })], adultos)).toEqual({
      pergunta: null,
      produto: frango,
    });
  });

  test('vários portes: pergunta o porte, do menor ao maior', () => {
    const produtos = [
      outro(1, { porte: 'Gigante' }),
      outro(2, { porte: 'Médio' }),
      outro(3, { porte: 'Mini e Pequeno' }),
    ];
    expect(variantesDe(produtos, adultos)).toEqual({
      pergunta: 'porte',
      valores: ['Mini e Pequeno', 'Médio', 'Gigante'],
    });
    expect(variantesDe(produtos, { ...adultos, porte: 'Médio' })).toEqual({ pergunta: null, produto: produtos[1] });
  });

  test('um porte e várias opções: pergunta a opção', () => {
    const produtos = [frango, outro(2, { opcao: 'Salmão' })];
    expect(variantesDe(produtos, adultos)).toEqual({ pergunta: 'opcao', valores: ['Frango', 'Salmão'] });
    expect(variantesDe(produtos, { ...adultos, opcao: 'Salmão' })).toEqual({ pergunta: null, produto: produtos[1] });
  });

  test('variam os dois: o porte e depois só as opções daquele porte', () => {
    const produtos = [frango, outro(2, { opcao: 'Salmão' }), outro(3, { porte: 'Grande', opcao: 'Cordeiro' })];
    expect(variantesDe(produtos, adultos)).toEqual({ pergunta: 'porte', valores: ['Médio', 'Grande'] });
    expect(variantesDe(produtos, { ...adultos, porte: 'Médio' })).toEqual({
      pergunta: 'opcao',
      valores: ['Frango', 'Salmão'],
    });
    expect(variantesDe(produtos, { ...adultos, porte: 'Grande' })).toEqual({ pergunta: null, produto: produtos[2] });
    expect(variantesDe(produtos, { ...adultos, porte: 'Médio', opcao: 'Salmão' })).toEqual({
      pergunta: null,
      produto: produtos[1],
    });
  });

  test('sem porte também é uma resposta, a última', () => {
    const produtos = [outro(1, { porte: null }), outro(2, { porte: 'Grande' })];
    expect(variantesDe(produtos, adultos)).toEqual({ pergunta: 'porte', valores: ['Grande', null] });
    expect(variantesDe(produtos, { ...adultos, porte: null })).toEqual({ pergunta: null, produto: produtos[0] });
    expect(rotuloDaVariante('porte', null)).toBe('Todos os portes');
    expect(rotuloDaVariante('opcao', null)).toBe('Padrão');
    expect(rotuloDaVariante('opcao', 'Salmão')).toBe('Salmão');
  });

  test('nada que sirva', () => {
    expect(variantesDe([frango], { ...adultos, nome_curto: 'Light' })).toBeNull();
  });
});
