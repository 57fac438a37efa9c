import type { Produto } from '@indica-bem/domain/produto/contrato';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';
import { PRODUTO } from '../../test/registros';

comProduto();

const linhas = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');

test('a busca e os filtros moram no endereço e sobrevivem à volta; “Mostrar mais” e “Limpar filtros”', async () => {
  const SALMAO: Produto = { ...PRODUTO, nome: 'Cães Salmão' };
  const produtos: Produto[] = [
    ...Array.from({ length: 26 }, (_, i) => ({ ...PRODUTO, id_produto: 100 + i, nome: `Cães Adultos ${i}` })),
    { ...SALMAO, id_produto: 2, especie: 'gatos', porte: null, nome: 'Gatos Salmão' },
    SALMAO,
  ];
  const { chegarA, voltar } = await abrirProduto('/produtos', {
    como: 'indicabem',
    api: { 'GET /products': produtos, 'GET /product/:id': SALMAO },
  });
  await screen.findByText('28 produtos');
  expect(linhas()).toHaveLength(25);
  await tocar('Mostrar mais');
  await chegarA('/produtos?mostrar=50');
  expect(linhas()).toHaveLength(28);
  expect(screen.queryByText('Mostrar mais')).toBeNull();
  await digitar({ 'Buscar produto': 'salmao' });
  await chegarA('/produtos?busca=salmao');
  expect(linhas()).toHaveLength(2);
  await digitar({ Espécie: 'cao' });
  await chegarA('/produtos?busca=salmao&especie=cao');
  screen.getByText('1 de 28 produtos');
  screen.getByText('Filtros (1)');

  await tocar('Editar Cães Salmão');
  await chegarA('/produto/editar/31');
  await screen.findByText('Editar produto', { selector: 'h1' });
  await voltar();
  await chegarA('/produtos?busca=salmao&especie=cao');
  expect([campo('Buscar produto').value, campo('Espécie').value]).toEqual(['salmao', 'cao']);
  expect(linhas()).toEqual([expect.stringContaining('Cães Salmão')]);

  await digitar({ 'No catálogo': 'N' });
  await screen.findByText('Nenhum produto encontrado', { selector: 'h2' });
  await tocar('Limpar filtros');
  await chegarA('/produtos');
  expect([campo('Buscar produto').value, campo('Espécie').value]).toEqual(['', '']);
  expect(linhas()).toHaveLength(25);
});

test('editado, muda na lista de onde se veio; a exclusão pergunta, e o “não” também é dito', async () => {
  let produtos: Produto[] = [PRODUTO];
  const api = {
    'GET /products': () => produtos,
    'GET /product/:id': () => produtos[0],
    'POST /product/:id': ({ corpo }: { corpo: FormData }) => {
      const { nome, em_prescricao } = Object.fromEntries(corpo) as Pick<Produto, 'nome' | 'em_prescricao'>;
      const salvo = { ...PRODUTO, nome, em_prescricao, versao: 2 };
      produtos = [salvo];
      return salvo;
    },
    'DELETE /product/:id': () => {
      produtos = [];
      return {};
    },
  };
  const { chegarA, mudancas } = await abrirProduto('/produtos?busca=Fresh', { como: 'indicabem', api });
  await screen.findByText('1 produto');
  expect(linhas()).toEqual([expect.stringContaining('IndicaçõesCatálogo')]);
  // As the browser's router numbers the second page: who has saved goes back by it.
  history.replaceState({ idx: 1 }, '');
  await tocar(`Editar ${PRODUTO.nome}`);
  await screen.findByLabelText('Nome');
  await digitar({ Nome: 'Fresh Meat Mudado' });
  await tocar('Não');
  await tocar('Atualizar');
  await screen.findByText('Cadastrado com sucesso');
  await chegarA('/produtos?busca=Fresh');
  const [editado] = mudancas();
  expect(Object.fromEntries(editado?.corpo as FormData)).toMatchObject({
    _method: 'put',
    nome: 'Fresh Meat Mudado',
    em_prescricao: 'N',
    em_catalogo: 'S',
    versao: '1',
  });

  await screen.findByLabelText('Excluir Fresh Meat Mudado');
  expect(linhas()).toEqual([expect.stringMatching(/Mudado.*kcal\/kgComumCatálogo/)]);
  await tocar('Excluir Fresh Meat Mudado');
  await screen.findByText('Tem certeza que deseja excluir?');
  screen.getByText(/^Fresh Meat Mudado sai do catálogo e das novas indicações\./);
  await tocar('Cancelar');
  await screen.findByText('Produto não excluído');
  expect(mudancas()).toHaveLength(1);
  await tocar('Excluir Fresh Meat Mudado');
  await screen.findByText('Tem certeza que deseja excluir?');
  await tocar('Excluir');
  await screen.findByText('Produto excluído com sucesso');
  await screen.findByText('Nenhum produto ainda', { selector: 'h2' });
  expect(mudancas().map(({ metodo, caminho }) => [metodo, caminho])).toEqual([
    ['POST', '/product/31'],
    ['DELETE', '/product/31'],
  ]);
});
