import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

comProduto();

const COM_CUPOM = {
  ...INDICACAO,
  id_prescricao: 42,
  status: 'Ativo - Aguardando compra',
  pet_nome: 'Thor',
  vinculos: 3,
  shopkeeper: { id_shopkeeper: 13, nome_fantasia: 'Loja Prova', tipo: 'loja_fisica', disponivel: true },
  coupons: [{ id_coupon: 51, situacao: 'ativo', data_validade: '2099-01-01', desconto: 15 }],
} as unknown as Prescricao;
const SEM_A_LOJA = { ...INDICACAO, id_prescricao: 43, loja_que_saiu: 'Loja Antiga' };

const abrir = (endereco: string, prescritions: Prescricao[]) =>
  abrirProduto(endereco, { como: 'tutor', api: { 'GET /prescritions': { prescritions, proximo: null } } });

test('cada indicação sob o que o tutor pode fazer com ela, e a ação da vez na linha', async () => {
  await abrir('/prescricoes', [COM_CUPOM, INDICACAO]);
  const comprar = await screen.findByLabelText(/^Comprar com desconto/);
  expect(comprar.getAttribute('href')).toBe('/web/lojistas/41');
  expect(screen.getByLabelText(/^Ver cupom/).getAttribute('href')).toBe('/web/cupom/ver/51');
  expect([...document.querySelectorAll('main h2')].map((h2) => h2.textContent?.trim()).slice(0, 2)).toEqual([
    'Para escolher a loja 1',
    'Com cupom 1',
  ]);
  expect(screen.getByText('Para Thor, de Paula Prova')).toBeTruthy();
});

test('a loja que saiu se diz na linha, e a nova escolha não gasta troca', async () => {
  await abrir('/prescricoes', [SEM_A_LOJA]);
  await screen.findByText('A loja Loja Antiga deixou o Indica Bem');
  expect(screen.getByLabelText(/^Escolher outra loja, sem gastar troca/).getAttribute('href')).toBe('/web/lojistas/43');
});

test('na lista de uma situação as fichas levam às outras', async () => {
  await abrir('/prescricoes?status=aguardando', [COM_CUPOM]);
  await screen.findByText('Março de 2026');
  expect(screen.getByText('Compradas').getAttribute('href')).toBe('/web/prescricoes?status=finalizado');
});
