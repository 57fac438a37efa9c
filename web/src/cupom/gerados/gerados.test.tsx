import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, botao, comProduto, tocar } from '../../test/produto';
import { INDICACAO, LOJA } from '../../test/registros';

comProduto();

const COM_CUPOM = {
  ...INDICACAO,
  status: 'Ativo - Aguardando compra',
  vinculos: 3,
  id_lojista: LOJA.id_shopkeeper,
  shopkeeper: { ...LOJA, disponivel: true },
  coupons: [
    { id_coupon: 51, codigo_coupon: 'CPM7KXR429', situacao: 'ativo', data_validade: '2099-01-31', desconto: 10 },
  ],
} as unknown as Prescricao;
const CUPOM = {
  ...{ id_coupon: 51, codigo_coupon: 'CPM7KXR429', situacao: 'ativo', data_validade: '2099-01-31', desconto: 10 },
  ...{ qr: 'http://indicabem.test/web/cupom/efetivar/51', prescrition: COM_CUPOM, shopkeeper: COM_CUPOM.shopkeeper },
} as unknown as Cupom;

test('dos cupons gerados o tutor vai ao cupom, e dele à indicação completa, onde ainda troca de loja', async () => {
  const { chegarA } = await abrirProduto('/cupom', {
    como: 'tutor',
    api: {
      'GET /prescritions': { prescritions: [COM_CUPOM], proximo: null },
      'GET /coupon/:id': CUPOM,
      'GET /prescrition/:id': COM_CUPOM,
    },
  });
  await screen.findByText('1 cupom');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cupons gerados');
  expect(screen.getByText('Para usar').closest('section')?.textContent).toContain('Válido até 31/01/2099');
  await tocar(/Ver cupom$/);
  await chegarA('/cupom/ver/51');
  await screen.findByAltText(/^QR do cupom/);
  await tocar('Ver indicação completa');
  await chegarA('/indicacao/codigo/41');
  await screen.findByText('Ver cupom');
  expect(botao('Ver cupom').getAttribute('href')).toBe('/web/cupom/ver/51');
  expect(botao('Trocar loja').getAttribute('href')).toBe('/web/lojistas/41');
});
