import type { Importacao, Previa } from '@indica-bem/domain/importacao/contrato';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { escolherArquivo } from '../test/imagens';
import { abrirProduto, comProduto, digitar, tocar } from '../test/produto';

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

const PREVIA: Previa = {
  previa: true,
  tipo: 'cupons-online',
  total: 1,
  aceitas: 1,
  repetidas: 0,
  recusadas: 0,
  problemas: [],
  ja_enviado: null,
};
const FEITA: Importacao = {
  id_importacao: 7,
  tipo: 'cupons-online',
  nome_arquivo: 'cupons.csv',
  estado: 'concluida',
  total: 1,
  feitas: 1,
  aceitas: 1,
  repetidas: 0,
  recusadas: 0,
  problemas: [],
  criada_em: '2026-03-10T15:00:00.000Z',
  concluida_em: '2026-03-10T15:00:01.000Z',
  parada_em: null,
  parada_por: null,
  parada_motivo: null,
  desfeita_em: null,
  desfeita_por: null,
  pode_desfazer: false,
};

test('sem loja não há arquivo; escolhida entre as online, o arquivo vai para ela', async () => {
  const { chegarA, pedidos, mudancas } = await abrirProduto('/cupons-online', {
    como: 'indicabem',
    api: {
      'GET /shopkeepers': { shopkeepers: [loja(1), loja(9, 'Bicho Online')], total: null, proximo: null },
      'GET /importacoes': { importacoes: [], proximo: null },
      'POST /prescrition/upload_file': ({ busca }: { busca: URLSearchParams }) =>
        busca.get('previa') === 'S' ? PREVIA : { ...FEITA, ja_enviado: false },
      'GET /importacao/:id': FEITA,
    },
  });
  await screen.findByText('Escolha a loja acima para enviar o arquivo dela.');
  expect(pedidos.find(({ caminho }) => caminho === '/shopkeepers')?.busca.get('tipo')).toBe('loja_online');
  expect(document.querySelector('input[type=file]')).toBeNull();
  await act(async () => void fireEvent.change(escolha(), { target: { value: '9' } }));
  await chegarA('/cupons-online?loja=9');
  expect(screen.queryByText(/^Escolha a loja acima/)).toBeNull();
  const zona = screen.getByText('Escolher arquivo').closest('label');
  await escolherArquivo(zona?.querySelector('input') as Element, new File(['LJ-1;12,5;31/12/2099'], 'cupons.csv'));
  await screen.findByText('Conferência do arquivo');
  await tocar('Enviar 1 linha');
  await screen.findByText('Cadastrado com sucesso');
  await chegarA('/cupons-online?loja=9&importacao=7');
  const enviados = mudancas().map(({ caminho, busca, corpo }) => [
    `${caminho}?${busca}`,
    // The server reads the parts in order.
    [...(corpo as FormData)].map(([nome, parte]) => [nome, parte instanceof File ? parte.name : parte]),
  ]);
  const partes = [
    ['id_lojista', '9'],
    ['arquivo', 'cupons.csv'],
  ];
  expect(enviados).toEqual([
    ['/prescrition/upload_file?previa=S', partes],
    ['/prescrition/upload_file?previa=N', partes],
  ]);
});
