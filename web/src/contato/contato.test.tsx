import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, botao, comProduto } from '../test/produto';

comProduto();

test('sem texto algum, ainda há como falar com a gente', async () => {
  await abrirProduto('/contato', { como: 'tutor', api: { 'GET /setting/:id': { id: 1, texto_sac: '<p> </p>' } } });
  await screen.findByText('Chamar no WhatsApp');
  expect(botao('Chamar no WhatsApp').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
});
