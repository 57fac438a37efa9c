import { afterEach, expect, test, vi } from 'vitest';
import { abrirSessao, encerrarSessao, type Sessao } from '../lib/sessao';
import { json } from '../test/api-de-mentira';
import { adiantarCupom } from './adiantar-cupom';

afterEach(() => {
  encerrarSessao();
  vi.unstubAllGlobals();
});

const FISICA = { tipo: 'loja_fisica' };
const CUPOM = { id_coupon: 7, situacao: 'ativo', qr: null, shopkeeper: FISICA };

async function pedidosDe(papel: string, cupom: object): Promise<string[]> {
  const pedidos: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    pedidos.push(url);
    return json(cupom);
  });
  abrirSessao({ tipo_usuario: papel, api_token: 't', usuario: { id_tutor: 3, nome: 'Ana' } } as unknown as Sessao);
  adiantarCupom('7');
  await new Promise((pronto) => setTimeout(pronto));
  return pedidos;
}

test('com o cupom que o caixa lê, o selo do tutor já vem a caminho', async () => {
  expect(await pedidosDe('tutor', CUPOM)).toEqual(['/api/coupon/7', '/api/coupon/7/selo']);
});

test.each([
  ['de outro papel', 'lojista', CUPOM],
  ['já usado', 'tutor', { ...CUPOM, situacao: 'efetivado' }],
  ['de uma loja online', 'tutor', { ...CUPOM, shopkeeper: { tipo: 'loja_online' } }],
  ['de uma loja suspensa', 'tutor', { ...CUPOM, shopkeeper: { ...FISICA, disponivel: false } }],
  ['com o QR de antes', 'tutor', { ...CUPOM, qr: 'https://indicabem.example/c/7' }],
])('um cupom %s não pede selo', async (_, papel, cupom) => {
  expect(await pedidosDe(papel, cupom)).toEqual(['/api/coupon/7']);
});
