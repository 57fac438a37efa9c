import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto, tocar } from '../test/produto';
import { INDICACAO, LOJA } from '../test/registros';

comProduto();

const CUPOM = {
  id_coupon: 77,
  codigo_coupon: 'CPM7KXR429',
  desconto: 10,
  data_validade: '2027-01-31',
  situacao: 'ativo',
  qr: null,
  prescrition: INDICACAO,
  shopkeeper: { ...LOJA, tipo: 'loja_online' },
};
const api = {
  'GET /prescrition/:id': { ...INDICACAO, vinculos: 4 },
  'GET /shopkeeper/:id': { ...LOJA, desconto: 10 },
  'PUT /prescrition/:id/shopkeeper': { id_coupon: 77, vinculos: 3 },
  'GET /coupon/:id': CUPOM,
};
const bilhete = () => screen.findByLabelText('Cupom');

test('o cupom que acaba de ser gerado chega destacando-se; aberto outra vez, já está ali', async () => {
  const produto = await abrirProduto(`/cupom/gera-cupom/41/${LOJA.id_shopkeeper}`, { como: 'tutor', api });
  await screen.findByLabelText('Loja escolhida');
  await tocar('Gerar cupom');
  await produto.chegarA('/cupom/ver/77');
  expect((await bilhete()).dataset.nasce).toBe('true');
  await tocar('Ver indicação completa');
  // The address changes before the screen does: "back" any sooner is to a ticket that never left.
  await waitFor(() => expect(screen.queryByLabelText('Cupom')).toBeNull());
  await produto.voltar();
  expect((await bilhete()).dataset.nasce).toBeUndefined();
});

test('o de sempre não se mexe', async () => {
  await abrirProduto('/cupom/ver/77', { como: 'tutor', api });
  expect((await bilhete()).dataset.nasce).toBeUndefined();
});
