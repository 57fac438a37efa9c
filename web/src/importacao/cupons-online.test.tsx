import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto, digitar } from '../test/produto';

comProduto();

const loja = (id: number, nome_fantasia = `Loja ${id}`) => ({
  id_shopkeeper: id,
  nome_fantasia,
  tipo: 'loja_online',
  estoque: id,
});
const CEM = Array.from({ length: 100 }, (_, i) => loja(i + 1));
const escolha = () => screen.getByLabelText<HTMLSelectElement>('Loja online');
const opcoes = () => [...escolha().options].map(({ text }) => text);

test('além das cem primeiras, o servidor acha a loja pelo nome', async () => {
  const { pedidos } = await abrirProduto('/cupons-online', {
    como: 'indicabem',
    api: {
      'GET /shopkeepers': ({ busca }: { busca: URLSearchParams }) =>
        busca.get('busca')
          ? { shopkeepers: [loja(501, 'Zelo Pet')], total: null, proximo: null }
          : { shopkeepers: CEM, total: null, proximo: 'mais' },
      'GET /importacoes': { importacoes: [], proximo: null },
    },
  });
  await screen.findByText('Escolha a loja');
  await digitar({ 'Buscar loja online': 'zelo' });
  await waitFor(() => expect(opcoes()).toEqual(['Escolha a loja', 'Zelo Pet']));
  expect(pedidos.filter(({ caminho }) => caminho === '/shopkeepers')).toHaveLength(2);
});

test('a loja do endereço abre escolhida, mesmo fora da lista', async () => {
  const api = {
    'GET /shopkeepers': { shopkeepers: CEM, total: null, proximo: 'mais' },
    'GET /shopkeeper/:id': (_pedido: unknown, id: string) => loja(Number(id), 'Zelo Pet'),
    'GET /importacoes': { importacoes: [], proximo: null },
  };
  await abrirProduto('/cupons-online?loja=501', { como: 'indicabem', api });
  await screen.findByText(/Zelo Pet: 501/);
  expect(escolha().value).toBe('501');
});

test('a que não há, ou não é online, não se escolhe', async () => {
  await abrirProduto('/cupons-online?loja=7', {
    como: 'indicabem',
    api: {
      'GET /shopkeepers': { shopkeepers: [loja(1)], total: null, proximo: null },
      'GET /shopkeeper/:id': { ...loja(7, 'Do Bairro'), tipo: 'loja_fisica' },
      'GET /importacoes': { importacoes: [], proximo: null },
    },
  });
  await screen.findByText('Loja 1');
  expect([escolha().value, opcoes()]).toEqual(['', ['Escolha a loja', 'Loja 1']]);
});

test('com poucas lojas não há o que buscar', async () => {
  await abrirProduto('/cupons-online', {
    como: 'indicabem',
    api: {
      'GET /shopkeepers': { shopkeepers: [loja(1)], total: null, proximo: null },
      'GET /importacoes': { importacoes: [], proximo: null },
    },
  });
  await screen.findByText('Loja 1');
  expect(screen.queryByLabelText('Buscar loja online')).toBeNull();
});
