import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { hashDaIndicacao } from '@indica-bem/domain/prescricao/link';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';

comProduto();

const COM_CUPOM = {
  ...INDICACAO,
  id_prescricao: 42,
  codigo_prescricao: 'CMCP2345',
  status: 'Ativo - Aguardando compra',
  pet_nome: 'Thor',
  vinculos: 3,
  shopkeeper: { id_shopkeeper: 13, nome_fantasia: 'Loja Prova', tipo: 'loja_fisica', disponivel: true },
  coupons: [{ id_coupon: 51, situacao: 'ativo', data_validade: '2099-01-01', desconto: 15 }],
} as unknown as Prescricao;
const SEM_A_LOJA = { ...INDICACAO, id_prescricao: 43, loja_que_saiu: 'Loja Antiga' };

const abrir = (endereco: string, prescritions: Prescricao[], api: Api = {}) =>
  abrirProduto(endereco, { como: 'tutor', api: { 'GET /prescritions': { prescritions, proximo: null }, ...api } });
const grupo = (nome: string) => screen.getByText(nome).closest('section')?.querySelector('ul')?.textContent;

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
  expect(grupo('Para escolher a loja')).toContain('Ver indicação BCDF-2345');
  expect(grupo('Com cupom')).toContain('Ver indicação CMCP-2345');
  expect(grupo('Com cupom')).toContain('Loja Prova');
});

test('a linha leva ao link da indicação, e ele, já resgatado, ao detalhe', async () => {
  const hash = hashDaIndicacao('BCDF2345', '15912345678');
  const { chegarA } = await abrir('/prescricoes', [{ ...INDICACAO, hash }], {
    'POST /prescrition/verificando_prescricao': { id_prescricao: 41 },
    'GET /prescrition/:id': INDICACAO,
  });
  const ver = (await screen.findByText(/Ver indicação/)).closest('a');
  expect(ver?.getAttribute('href')).toBe(`/web/indicacao/${hash}`);
  await tocar(/Ver indicação/);
  await chegarA('/indicacao/codigo/41');
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
