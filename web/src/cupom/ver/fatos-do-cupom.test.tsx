import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { abrirProduto, comProduto, tocar } from '../../test/produto';
import { INDICACAO, LOJA } from '../../test/registros';
import { toastAberto } from '../../ui/toasts';

comProduto();
// A field that grows with its text asks for the page's fonts, which this window does not have.
beforeAll(() => void Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() }));

const VENDIDO: Cupom = {
  id_coupon: 412345678901234,
  codigo_coupon: 'CPM7KXR429',
  ativo: 0,
  situacao: 'efetivado',
  desconto: 10,
  valor: 289.9,
  valorRecebido: 260.91,
  valorDescontado: 28.99,
  peso: 15,
  data_efetivacao: '2026-11-15',
  data_validade: '2999-02-15',
  id_prescricao: 41,
  nome_funcionario: 'Caio',
  em_uso: 'S',
  vez: 2,
  // Not even an address that came along would be drawn here.
  qr: 'https://indicabem.test/web/cupom/efetivar/412345678901234',
  shopkeeper: LOJA,
  prescrition: INDICACAO,
};
const ENDERECO = '/cupom/ver/412345678901234';

test.each([
  ['lojista', VENDIDO],
  ['indicabem', { ...VENDIDO, situacao: 'ativo' } as Cupom],
] as const)('%s vê os fatos do cupom, nunca o QR', async (como, cupom) => {
  const { pedidos } = await abrirProduto(ENDERECO, { como, api: { 'GET /coupon/:id': cupom } });
  expect(await screen.findByText('CPM7-KXR4-29')).toBeTruthy();
  expect(screen.getByText('Loja Prova', { selector: 'main *' })).toBeTruthy();
  expect(screen.getByText('R$ 260,91')).toBeTruthy();
  expect(screen.queryByLabelText(/^QR/)).toBeNull();
  expect(pedidos.filter(({ caminho }) => caminho.endsWith('/selo'))).toEqual([]);
});

test('a equipe estorna a compra com um motivo que só ela tem, e o cupom volta a valer', async () => {
  let cupom = VENDIDO;
  const { mudancas } = await abrirProduto(ENDERECO, {
    como: 'indicabem',
    api: {
      'GET /coupon/:id': () => cupom,
      'POST /coupon/:id/estorno': () => {
        cupom = { ...VENDIDO, situacao: 'ativo', em_uso: 'N', vez: 3 };
        return {
          id_estorno: 8,
          id_coupon: cupom.id_coupon,
          vez: 2,
          estornado_em: '2026-11-15T12:05:00Z',
          coupon: cupom,
        };
      },
    },
  });
  await screen.findByText('Utilizado');
  await tocar('Estornar a compra do cupom CPM7-KXR4-29');
  await screen.findByText('Estornar esta compra?');
  await tocar('Compra suspeita');
  const enviar = screen.getByText('Estornar', { selector: '[role=dialog] *' }).closest('button') as HTMLElement;
  await act(async () => void fireEvent.click(enviar));
  const mensagem = 'Compra estornada. Loja e tutor recebem um e-mail.';
  await waitFor(() => expect(toastAberto()).toMatchObject({ tom: 'ok', mensagem }));
  const corpo = { vez: 2, motivo: 'suspeita', texto: null };
  expect(mudancas()).toMatchObject([{ caminho: '/coupon/412345678901234/estorno', corpo }]);
  await screen.findByText('Ativo');
  expect(screen.queryByLabelText(/^Estornar a compra/)).toBeNull();
});
