import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { abrirProduto, comProduto, tocar } from '../../test/produto';

comProduto();

test('sem indicações, a lista convida para a primeira', async () => {
  const { chegarA } = await abrirProduto('/indicacoes', {
    como: 'prescritor',
    api: { 'GET /prescritions': { prescritions: [], proximo: null }, 'GET /products': { products: [], proximo: null } },
  });
  await screen.findByText('Fazer a primeira indicação');
  await tocar('Fazer a primeira indicação');
  await chegarA('/prescricoes/nova');
});
