import type { Produto } from '@indica-bem/domain/produto/contrato';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, botao, comProduto, tocar } from '../../test/produto';
import { PRODUTO } from '../../test/registros';

comProduto();

const LIFE: Produto = { ...PRODUTO, sub_categoria: 'LiFe', nome: 'Life Cães Adultos', imagem_caminho: '/life.webp' };
const PRODUTOS: Produto[] = [
  LIFE,
  { ...LIFE, id_produto: 32, nome: 'Life Cães Filhotes', nome_curto: 'Filhotes', imagem_caminho: null },
  { ...LIFE, id_produto: 33, nome: 'Life Gatos', nome_curto: 'Gatos', especie: 'gatos', porte: null },
  { ...PRODUTO, id_produto: 34 },
  { ...PRODUTO, id_produto: 35, categoria: 'Origens', sub_categoria: 'Class' },
  { ...LIFE, id_produto: 36, nome: 'Life Cães Seniores', em_catalogo: 'N' },
];
const api = {
  'GET /products': PRODUTOS,
  'GET /product/:id': (_: unknown, id = '') => PRODUTOS.find(({ id_produto }) => id_produto === Number(id)),
};
const opcoes = () => [...document.querySelectorAll('main li a')].map((opcao) => opcao.textContent);
const pergunta = (texto: string) => screen.findByText(texto, { selector: 'main h2' });

test('marca, animal, linha, produtos: cada pergunta recebe o foco, e o endereço guarda as escolhas', async () => {
  const { chegarA, onde, voltar } = await abrirProduto('/catalogo', { como: 'tutor', api });
  await pergunta('Escolha a marca');
  expect(opcoes()).toEqual(['Fórmula Natural', 'Origens']);
  await tocar('Fórmula Natural');
  expect(document.activeElement).toBe(await pergunta('Para quem é?'));
  expect(onde()).toBe('/catalogo?marca=formula');
  await tocar('Cães');
  expect(document.activeElement).toBe(await pergunta('Escolha a linha'));
  await tocar('Life');
  await pergunta('Life para cães');
  expect(onde()).toBe('/catalogo?marca=formula&animal=cao&linha=life');
  const ver = screen.getAllByText('Ver produto').map((texto) => texto.closest('a'));
  expect(ver.map((link) => link?.getAttribute('href'))).toEqual(['/web/produto/ver/31', '/web/produto/ver/32']);
  expect(ver[0]?.querySelector('img')?.getAttribute('src')).toContain('life');
  await tocar(/^Ver produto/);
  await chegarA('/produto/ver/31');
  await screen.findByText('Quanto por dia');
  await voltar();
  await pergunta('Life para cães');
});

test('aberto pelo endereço, cada escolha leva de volta à sua pergunta e esquece o que veio depois', async () => {
  const { onde, voltar } = await abrirProduto('/catalogo?marca=formula&animal=cao&linha=life', { como: 'tutor', api });
  await pergunta('Life para cães');
  await tocar('Cães');
  await pergunta('Para quem é?');
  expect(onde()).toBe('/catalogo?marca=formula');
  await voltar();
  await pergunta('Life para cães');
  const trilha = [...document.querySelectorAll('nav[aria-label="Suas escolhas"] a')].map((um) => um.textContent);
  expect(trilha).toEqual(['Trocar marca: Fórmula Natural', 'Trocar animal: Cães', 'Trocar linha: Life']);
  await tocar('Fórmula Natural');
  await waitFor(() => expect(onde()).toBe('/catalogo'));
  await pergunta('Escolha a marca');
  expect(botao('Origens').getAttribute('href')).toBe('/web/catalogo?marca=origens');
});
