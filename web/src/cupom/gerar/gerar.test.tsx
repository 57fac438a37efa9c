import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../../test/produto';
import { INDICACAO, LOJA } from '../../test/registros';

comProduto();

const INDICADA = { ...INDICACAO, vinculos: 4 };
const naLista = { ...LOJA, desconto: 17.5, distancia: null };

/** The card says 17,5 %; since then the campaign has run out. */
const api = (agora: number) => ({
  'GET /prescrition/:id': INDICADA,
  'GET /shopkeepers': { shopkeepers: [naLista], total: null, proximo: null },
  'GET /shopkeeper/:id': { ...LOJA, desconto: agora },
  'PUT /prescrition/:id/shopkeeper': ({ corpo }: { corpo: unknown }) =>
    (corpo as { desconto?: number }).desconto === agora
      ? { id_coupon: 77, vinculos: 3 }
      : recusa('DESCONTO_MUDOU', { atual: { desconto: agora } }),
});
const enviados = (mudancas: { corpo: unknown }[]) => mudancas.map(({ corpo }) => corpo);

test('com outro desconto que o do cartão, a escolha mostra os dois e espera um toque', async () => {
  const { chegarA, mudancas } = await abrirProduto('/lojistas/41', { como: 'tutor', api: api(10) });
  await screen.findByText(LOJA.nome_fantasia);
  await tocar(LOJA.nome_fantasia);
  await tocar('Gerar cupom');
  await chegarA(`/cupom/gera-cupom/41/${LOJA.id_shopkeeper}`);
  const aviso = (await screen.findByText('O desconto mudou')).parentElement?.textContent;
  expect(aviso).toContain('antes eram 17,5%; agora são 10%. Nenhuma troca foi gasta.');
  expect(enviados(mudancas())).toEqual([{ id_lojista: LOJA.id_shopkeeper, desconto: 17.5 }]);
  await tocar('Gerar com 10%');
  await chegarA('/cupom/ver/77');
  expect(enviados(mudancas()).at(-1)).toEqual({ id_lojista: LOJA.id_shopkeeper, desconto: 10 });
});

test('quem recarrega a página envia o que está vendo nela, e só quando toca', async () => {
  const { chegarA, mudancas } = await abrirProduto(`/cupom/gera-cupom/41/${LOJA.id_shopkeeper}`, {
    como: 'tutor',
    api: api(10),
  });
  await waitFor(() => expect(screen.getByLabelText('Loja escolhida').textContent).toContain('10% de desconto'));
  expect(mudancas()).toEqual([]);
  await tocar('Gerar cupom');
  await chegarA('/cupom/ver/77');
  expect(enviados(mudancas())).toEqual([{ id_lojista: LOJA.id_shopkeeper, desconto: 10 }]);
});

const OUTRA = { ...naLista, id_shopkeeper: 14, nome_fantasia: 'Loja Outra' };
const comLoja = (vinculos: number) => ({
  ...{ ...INDICADA, vinculos, id_lojista: LOJA.id_shopkeeper, shopkeeper: { ...LOJA, disponivel: true } },
  coupons: [{ id_coupon: 77, codigo_coupon: 'CPM7KXR429', situacao: 'ativo', desconto: 17.5, em_uso: 'S' }],
});
const naEscolha = (vinculos: number) => ({
  ...api(17.5),
  'GET /prescrition/:id': comLoja(vinculos),
  'GET /shopkeepers': { shopkeepers: [naLista, OUTRA], total: null, proximo: null },
  'GET /shopkeeper/:id': { ...OUTRA, campaign: null },
});

test.each([
  [2, '2 alterações'],
  [1, '1 alteração'],
])('com %i trocas, a próxima pergunta antes e diz quantas restam', async (vinculos, restam) => {
  const { chegarA, mudancas } = await abrirProduto('/lojistas/41', { como: 'tutor', api: naEscolha(vinculos) });
  await screen.findByText(OUTRA.nome_fantasia);
  await tocar(OUTRA.nome_fantasia);
  await tocar('Gerar cupom');
  await screen.findByText(`Você possui apenas mais ${restam}, deseja continuar?`);
  expect(mudancas()).toEqual([]);
  await tocar('Continuar');
  await chegarA('/cupom/ver/77');
  expect(enviados(mudancas())).toEqual([{ id_lojista: OUTRA.id_shopkeeper, desconto: 17.5 }]);
});

test('no limite, a lista o diz e nenhuma outra loja gera cupom', async () => {
  await abrirProduto('/lojistas/41', { como: 'tutor', api: naEscolha(0) });
  await screen.findByText(/Você excedeu o limite de alterações/);
  await screen.findByText(OUTRA.nome_fantasia);
  await tocar(OUTRA.nome_fantasia);
  await screen.findByText('você atingiu o limite de trocas');
  expect(screen.queryByText('Gerar cupom')).toBeNull();
});

test('a pergunta da troca morre com "voltar", que não sai da página, e nenhuma troca é gasta', async () => {
  const gerar = `/cupom/gera-cupom/41/${OUTRA.id_shopkeeper}`;
  const pergunta = 'Você possui apenas mais 3 alterações, deseja continuar?';
  const { ir, voltar, onde, mudancas } = await abrirProduto('/prescricoes', {
    como: 'tutor',
    api: { 'GET /prescritions': { prescritions: [], proximo: null }, ...naEscolha(3) },
  });
  await ir(gerar);
  await screen.findByText(pergunta);
  await ir('/prescricoes/nova');
  await waitFor(() => expect(screen.queryByText(pergunta)).toBeNull());

  // Come back to, it only offers.
  await voltar();
  await screen.findByLabelText('Loja escolhida');
  expect(screen.queryByText(pergunta)).toBeNull();
  await tocar('Gerar cupom');
  await screen.findByText(pergunta);
  await voltar();
  await waitFor(() => expect(screen.queryByText(pergunta)).toBeNull());
  expect([onde(), mudancas()]).toEqual([gerar, []]);
  await voltar();
  await waitFor(() => expect(onde()).toBe('/prescricoes'));
  expect(mudancas()).toEqual([]);
});
