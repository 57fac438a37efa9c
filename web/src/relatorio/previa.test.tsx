import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto } from '../test/produto';

comProduto();

const COLUNAS = [
  { chave: 'ordem', titulo: 'Ordem' },
  { chave: 'codigo', titulo: 'Código' },
  { chave: 'produto', titulo: 'Produto' },
  { chave: 'valor', titulo: 'Valor' },
  { chave: 'nota', titulo: 'Nota fiscal' },
];
const linha = (ordem: number) => ({
  ordem: String(ordem),
  codigo: `AB${ordem}`,
  produto: 'Fórmula Natural Fresh Meat Cães Adultos Porte Grande e Gigante Frango',
  valor: '289,90',
  nota: '3526 0310 0000 0100 0170 5500 1000 0000 0110 0000 0015',
});

test('a prévia é a tabela do arquivo: as mesmas colunas, a linha pelo seu código, quantias à direita', async () => {
  const reports = Array.from({ length: 10 }, (_, n) => linha(n + 1));
  const { pedidos } = await abrirProduto('/relatorios?tipo=8&inicio=2026-01&fim=2026-03', {
    como: 'indicabem',
    api: { 'GET /reports': { colunas: COLUNAS, reports, total: 1234, ha_mais: false } },
  });
  await screen.findByText('1.234');
  expect(screen.getByText(/no arquivo/).textContent).toBe('1.234 linhas no arquivo; aqui, as 10 primeiras');
  expect(pedidos.find(({ caminho }) => caminho === '/reports')?.busca.get('limite')).toBe('10');
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(
    COLUNAS.map(({ titulo }) => titulo),
  );
  const nomes = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect([nomes.length, nomes[0]]).toEqual([10, 'AB1']);
  const quadro = screen.getByRole('region', { name: /^Primeiras linhas/ });
  const [valor, nota, produto] = ['289,90', linha(1).nota, linha(1).produto].map((texto) =>
    [...quadro.querySelectorAll('td')].find(({ textContent }) => textContent === texto),
  );
  expect(valor?.hasAttribute('data-quantia')).toBe(true);
  // A long number is read in one piece; of a long name, the rest stands under the pointer.
  expect([nota, produto].map((celula) => celula?.hasAttribute('data-longa'))).toEqual([false, true]);
});

test('de um arquivo maior do que se conta, a prévia diz que há mais', async () => {
  const reports = Array.from({ length: 10 }, (_, n) => linha(n + 1));
  await abrirProduto('/relatorios?tipo=8&inicio=2026-01&fim=2026-03', {
    como: 'indicabem',
    api: { 'GET /reports': { colunas: COLUNAS, reports, total: 10_000, ha_mais: true } },
  });
  await screen.findByText('10.000');
  expect(screen.getByText(/no arquivo/).textContent).toBe('Mais de 10.000 linhas no arquivo; aqui, as 10 primeiras');
});
