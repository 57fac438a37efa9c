import { screen } from '@testing-library/react';
import { test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../test/produto';
import { PET } from '../test/registros';

comProduto();

test('o pet de outra pessoa não existe', async () => {
  await abrirProduto('/pet/editar/999999999', {
    como: 'tutor',
    api: { 'GET /pet/:id': () => recusa('NAO_ENCONTRADO') },
  });
  await screen.findByText('Não encontramos o que você procura.');
});

test('de um pet se chega às indicações', async () => {
  const { chegarA } = await abrirProduto('/pet', {
    como: 'tutor',
    api: { 'GET /tutor/:id/pets': { pets: [PET] }, 'GET /prescritions': { prescritions: [], proximo: null } },
  });
  await screen.findByText('Ver indicações');
  await tocar('Ver indicações');
  await chegarA('/prescricoes');
});
