import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto } from '../../test/produto';
import { LOJA } from '../../test/registros';

comProduto();

test.each([
  [-14.5, true],
  [0, false],
])('a página da loja diz quanto o CNPJ dela ainda deve de um cadastro excluído: %d', async (herdado, dito) => {
  const pendencias = { a_pagar: 0, aberto: herdado, herdado, em_analise: 0, pedidos: 0, contestacoes: 0 };
  await abrirProduto('/usuarios/editar/5/13', {
    como: 'indicabem',
    api: {
      'GET /campaigns': { campaigns: [], proximo: null },
      'GET /shopkeeper/:id': { ...LOJA, pendencias },
      'GET /usuario/:id/fator': { ligado: false, desde: null, email_trocado_em: null },
    },
  });
  await screen.findByText('Cadastro desde');
  expect(screen.queryByText(/^Este CNPJ deve R\$\s14,50 ao grupo$/) !== null).toBe(dito);
});
