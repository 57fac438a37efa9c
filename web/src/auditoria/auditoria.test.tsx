import type { AtoRegistrado } from '@indica-bem/domain/auditoria/contrato';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto, tocar } from '../test/produto';

comProduto();

const ATO: AtoRegistrado = {
  chave: '2',
  momento: '2026-11-15T13:32:00.000Z',
  ato: 'campanha-alterada',
  objeto: 'campanha',
  id_objeto: 7,
  cadastro: null,
  id_conta: 3,
  papel: 'indicabem',
  funcao: 'dono',
  nome: 'Ana da Equipe',
  campos: ['descritivo'],
  valores: { desconto: [10, 15] },
  endereco: '10.0.0.9',
  requisicao: 'abcdefg-1k',
  vezes: 1,
};
const RECUSADA: AtoRegistrado = {
  ...{ ...ATO, chave: '5', ato: 'entrada-recusada', objeto: 'conta', id_objeto: 12, cadastro: 'tutor', id_conta: null },
  ...{ papel: 'anonimo', funcao: null, nome: null, campos: [], valores: {}, requisicao: null, vezes: 40 },
};

async function abrir(endereco = '/auditoria', atos: AtoRegistrado[] = [ATO, RECUSADA]) {
  const pedidos: Record<string, string>[] = [];
  const produto = await abrirProduto(endereco, {
    como: 'indicabem',
    api: {
      'GET /auditoria': ({ busca }: { busca: URLSearchParams }) => {
        pedidos.push(Object.fromEntries(busca));
        return { atos, proximo: null };
      },
    },
  });
  return { ...produto, ultimo: () => pedidos.at(-1) };
}

test('cada ato se lê em uma frase, com quem, quando, de onde e o caminho até o que mudou', async () => {
  await abrir();
  await screen.findByText(/Campanha alterada: desconto 10% → 15%; também descrição/);
  expect(screen.getByRole('link', { name: 'Campanha nº 7' }).getAttribute('href')).toBe('/web/campanhas/editar/7');
  expect(screen.getByText(/Ana da Equipe/)).toBeTruthy();
  expect(screen.getByText(/Equipe, responsável · nº 3/)).toBeTruthy();
  const quando = screen.getAllByText('15/11/2026, 10:32');
  expect(quando.map((celula) => celula.closest('td')?.dataset.cabe)).toEqual(['inteira', 'inteira']);
  expect(screen.getByText('requisição abcdefg-1k')).toBeTruthy();
  expect(screen.getByText(/Entrada recusada, 40 vezes em uma hora/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Conta nº 12' }).getAttribute('href')).toBe('/web/usuarios/editar/1/12');
});

test('um ato que só a próxima versão conhece se lê pelo nome', async () => {
  await abrir('/auditoria', [{ ...ATO, ato: 'cometa-avistado', objeto: 'cometa', valores: {}, campos: [] }]);
  await screen.findByText(/cometa-avistado/);
  expect(screen.getByText('cometa nº 7')).toBeTruthy();
});

test('filtra pelo que se escolhe, e o endereço guarda', async () => {
  const { ultimo } = await abrir('/auditoria?quem=ana%40example.com');
  await screen.findByText(/Campanha alterada: desconto/);
  expect(ultimo()).toMatchObject({ quem: 'ana@example.com' });
  fireEvent.change(screen.getByLabelText('O que foi feito'), { target: { value: 'campanha-alterada' } });
  await waitFor(() => expect(ultimo()).toMatchObject({ quem: 'ana@example.com', ato: 'campanha-alterada' }));
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '01/11/2026' } });
  await waitFor(() => expect(ultimo()).toMatchObject({ de: '2026-11-01' }));
  await screen.findByText('Só desta pessoa');
  await tocar('Só desta pessoa');
  await waitFor(() => expect(ultimo()).toEqual({ quem: '3' }));
});

test('um item só filtra com o seu número', async () => {
  const { ultimo } = await abrir();
  await screen.findByText(/Campanha alterada: desconto/);
  expect(screen.getByLabelText<HTMLInputElement>('Número do item').disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Item'), { target: { value: 'campanha' } });
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Número do item').disabled).toBe(false));
  expect(ultimo()).toEqual({});
  fireEvent.change(screen.getByLabelText('Número do item'), { target: { value: 'nº 7' } });
  fireEvent.blur(screen.getByLabelText('Número do item'));
  await waitFor(() => expect(ultimo()).toEqual({ objeto: 'campanha', id_objeto: '7' }));
});

test('sem nada com estes filtros, diz, e eles se limpam', async () => {
  const { ultimo } = await abrir('/auditoria?ato=lote-criado', []);
  await screen.findByText('Nenhum ato com estes filtros');
  await tocar('Limpar os filtros');
  await waitFor(() => expect(ultimo()).toEqual({}));
  await screen.findByText('Nenhum ato ainda');
});
