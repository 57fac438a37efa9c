import type { CompraEmAnalise } from '@indica-bem/domain/analise/contrato';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto } from '../test/produto';

comProduto();

const COMPRA: CompraEmAnalise = {
  id_coupon: 412345678901234,
  vez: 1,
  codigo_coupon: 'CPM7KXR429',
  id_prescricao: 312345678901234,
  regras: ['valor_maximo'],
  id_lojista: 13,
  loja: 'Loja Prova',
  nome_funcionario: 'Caio',
  parceiro: null,
  tutor: null,
  efetivado_em: '2026-11-10T12:00:00.000Z',
  valor: 6000,
  peso: 15,
  leitura: 'qr',
  pedido_aberto: false,
};

test('a regra é dita em palavras; uma que esta página ainda não conhece também tem a sua frase', async () => {
  await abrirProduto('/analise', {
    como: 'indicabem',
    api: {
      'GET /analise': {
        compras: [{ ...COMPRA, regras: ['valor_maximo', 'regra_de_amanha'] }],
        proximo: null,
        kg_retidos: 1,
      },
      'GET /analise/leituras': { leituras: [] },
    },
  });
  expect(await screen.findByText('Valor alto demais para um pacote')).toBeTruthy();
  expect(screen.getByText('Por uma regra nova: atualize a página para ler qual')).toBeTruthy();
});
