import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, digitar, tocar } from '../test/produto';

comProduto();

const CHAVE = '35261111222333000181650010000123451876543214';
const NOTA = {
  chave: CHAVE,
  contingencia: true,
  de: 'tutor',
  enviada_em: '2026-11-15T12:00:00.000Z',
  pode_retirar: false,
};
const compra = (id_coupon: number, loja: string, nota: object | null) => ({
  ...{ id_coupon, vez: 1, nota, pendente: false, codigo_coupon: 'CPM7KXR429', produto: 'Fresh Meat', loja },
  ...{ data_efetivacao: '2026-11-15', valor: 100 },
});

async function abrir(compras: object[]) {
  const api: Api = {
    'GET /formula-do-bem': { kg: 1, cadeiras: 0, faltam_kg: 499 },
    'GET /formula-do-bem/meses': { meses: [{ mes: '2026-11', kg: 1 }] },
    'GET /nota/compras': { compras, proximo: null },
    'PUT /coupon/:id/nota': { id_coupon: 2, vez: 1, nota: NOTA, pendente: false },
  };
  const produto = await abrirProduto('/formula-do-bem', { como: 'tutor', api });
  await screen.findByText('Comprou com o cupom?');
  return produto;
}

test('ao lado do WhatsApp, o tutor envia a nota da compra que não tem', async () => {
  const { mudancas } = await abrir([compra(1, 'Loja Um', NOTA), compra(2, 'Loja Dois', null)]);
  expect(botao('Enviar comprovante').getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5515900000000\?text=/);
  await tocar('Enviar nota');
  await screen.findByText(/Loja Um/);
  expect([screen.getByText('NFC-e nº 12345'), screen.getByText('Em contingência')].length).toBe(2);
  await tocar('Enviar nota do cupom CPM7-KXR4-29');
  await screen.findByLabelText('Chave de acesso');
  await digitar({ 'Chave de acesso': CHAVE });
  await act(async () => void fireEvent.keyDown(campo('Chave de acesso'), { key: 'Enter' }));
  await screen.findByText('Nota recebida.');
  expect(mudancas()).toMatchObject([{ caminho: '/coupon/2/nota', corpo: { vez: 1, nota: CHAVE } }]);
});

test('quem não comprou lê o que fazer', async () => {
  await abrir([]);
  await tocar('Enviar nota');
  await screen.findByText('Nenhuma compra ainda');
});

test('a Fórmula do Bem diz os quilos a quem vier; o comprovante é só dos tutores', async () => {
  await abrirProduto('/formula-do-bem', {
    como: 'lojista',
    api: {
      'GET /formula-do-bem': { kg: 1234, cadeiras: 2, faltam_kg: 266 },
      'GET /formula-do-bem/meses': { meses: [{ mes: '2026-11', kg: 1 }] },
    },
  });
  expect((await screen.findByText('1.234')).parentElement?.textContent).toBe('1.234 kg doados');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('46');
  expect([screen.queryByText('Comprou com o cupom?'), screen.queryByText('Enviar comprovante')]).toEqual([null, null]);
});
