import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto } from '../../test/produto';
import { INDICACAO, LOJA } from '../../test/registros';

comProduto();

/** As the server tells a partner: which store and until when, neither the coupon's number nor its code. */
const COM_CUPOM: Prescricao = {
  ...INDICACAO,
  status: 'Ativo - Aguardando compra',
  pet_nome: 'Thor',
  id_lojista: LOJA.id_shopkeeper,
  shopkeeper: LOJA,
  coupons: [
    {
      ...{ id_coupon: null, codigo_coupon: null, ativo: 1, situacao: 'ativo', desconto: 10 },
      ...{ data_validade: '2099-01-31', data_efetivacao: null, em_uso: 'N' },
    },
  ],
};

test('o parceiro lê de cada cupom a loja, a validade e a situação, e dele só chega à indicação', async () => {
  const { pedidos } = await abrirProduto('/cupom', {
    como: 'prescritor',
    api: { 'GET /prescritions': { prescritions: [COM_CUPOM], proximo: null } },
  });
  await screen.findByText('1 cupom');
  expect(pedidos.find(({ caminho }) => caminho === '/prescritions')?.busca.get('com_cupom')).toBe('S');
  const grupo = screen.getByText('Aguardando compra').closest('section');
  expect(grupo?.querySelector('h2')?.textContent?.trim()).toBe('Aguardando compra 1');
  for (const dito of ['Thor, de Teresa', 'até 31/01/2099', LOJA.nome_fantasia])
    expect(grupo?.textContent).toContain(dito);
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links.filter((link) => link?.includes('/cupom/'))).toEqual([]);
  expect(links).toContain('/web/indicacao/codigo/41');
});
