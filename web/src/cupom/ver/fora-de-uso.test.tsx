import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { VENCIDA } from '@indica-bem/domain/prescricao/regras';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, tocar } from '../../test/produto';
import { INDICACAO, LOJA } from '../../test/registros';

comProduto();

const NOVA_LOJA = { ...LOJA, id_shopkeeper: 14, nome_fantasia: 'Loja Nova', disponivel: true };
const TROCADA = {
  ...INDICACAO,
  status: 'Ativo - Aguardando compra',
  vinculos: 2,
  id_lojista: NOVA_LOJA.id_shopkeeper,
  shopkeeper: NOVA_LOJA,
  coupons: [{ id_coupon: 78, situacao: 'ativo' }],
} as unknown as Prescricao;
/** With what a QR would be drawn of: only the state says that there is none. */
const cupom = (id_coupon: number, mudanca: Partial<Cupom>) =>
  ({
    ...{ id_coupon, codigo_coupon: 'CPM7KXR429', situacao: 'ativo', desconto: 10, data_validade: '2099-01-31' },
    ...{ data_efetivacao: null, valorDescontado: null, qr: `http://indicabem.test/web/cupom/efetivar/${id_coupon}` },
    ...{ prescrition: TROCADA, shopkeeper: NOVA_LOJA },
    ...mudanca,
  }) as Cupom;
const qr = () => screen.queryByAltText(/^QR/);

test('o cancelado por uma troca diz que não vale e leva ao atual', async () => {
  const velho = cupom(77, { situacao: 'cancelado', shopkeeper: LOJA });
  const { chegarA } = await abrirProduto('/cupom/ver/77', {
    como: 'tutor',
    api: { 'GET /coupon/:id': (_: unknown, id: string) => (id === '77' ? velho : cupom(78, {})) },
  });
  await screen.findByText('Você trocou de loja');
  screen.getByText('Cancelado');
  screen.getByText('Este cupom foi cancelado e não vale mais. Agora vale o da loja Loja Nova.');
  expect(qr()).toBeNull();
  await tocar('Ver o cupom atual');
  await chegarA('/cupom/ver/78');
  expect(await screen.findByAltText(/^QR do cupom/)).toBeTruthy();
});

test('o vencido diz desde quando, e a quem pedir outro', async () => {
  const prescrition = { ...TROCADA, status: VENCIDA };
  const vencido = cupom(77, { situacao: 'vencido', data_validade: '2026-01-31', prescrition });
  await abrirProduto('/cupom/ver/77', { como: 'tutor', api: { 'GET /coupon/:id': vencido } });
  await screen.findByText('Este cupom venceu em 31/01/2026');
  screen.getByText('Vencido');
  screen.getByText('Peça uma nova indicação a Paula Prova e gere outro cupom.');
  expect(botao('Tenho um novo código').getAttribute('href')).toBe('/web/prescricoes/nova');
  expect([qr(), screen.queryByText('Copiar código'), screen.queryByText('Trocar loja')]).toEqual([null, null, null]);
});

test('o de outra pessoa, ou que não existe, não se vê', async () => {
  await abrirProduto('/cupom/ver/77', { como: 'tutor', api: { 'GET /coupon/:id': () => recusa('NAO_ENCONTRADO') } });
  await screen.findByText('Este cupom não está mais neste endereço');
  expect(botao('Ver meus cupons').getAttribute('href')).toBe('/web/cupom');
  expect(screen.queryByLabelText('Cupom')).toBeNull();
});
