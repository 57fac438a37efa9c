import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json, recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO } from '../../test/registros';
import { perguntaAberta } from '../../ui/confirmar';
import { toastAberto } from '../../ui/toasts';

comProduto();

const LIDO = {
  ...{
    id_coupon: 9,
    codigo_coupon: 'CPM7KXR429',
    vez: 1,
    desconto: 10,
    data_validade: '2027-02-15',
    id_prescricao: 41,
  },
  ...{ prova: 'prova', prescrition: INDICACAO },
};
const VENDIDO = {
  ...{ ...LIDO, data_efetivacao: '2026-11-15', nome_funcionario: 'Caio', valor: 289.9, peso: 15 },
  ...{ valorDescontado: 28.99, valorRecebido: 260.91, desfazer_segundos: 0 },
};

const totais = { quantidade: 0, valor: 0, valorDescontado: 0, valorRecebido: 0, peso: 0, com_nota: 0 };
const VAZIA = { coupons: [], proximo: null, totais };

/** At the till, with somewhere to go back to. */
async function abrir() {
  let responder: (resposta: Response | Promise<never>) => void = () => {};
  const resposta = new Promise<Response>((resolve) => {
    responder = resolve;
  });
  const api = {
    'POST /coupon/:codigo/leitura': LIDO,
    'PUT /coupon/:id': () => resposta,
    'GET /shopkeeper/:id/coupons': VAZIA,
  };
  const produto = await abrirProduto('/cupom/efetivados', { como: 'lojista', api });
  await screen.findByText('Nenhum cupom efetivado neste período');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Validar um desconto' })));
  await screen.findByLabelText('Código do cupom');
  await digitar({ 'Código do cupom': 'CPM7KXR429' });
  await screen.findByText('Cupom válido · 10%');
  return { ...produto, responder: (r: Response | Promise<never>) => act(async () => responder(r)) };
}

async function preencher() {
  await digitar({ 'Valor da compra': '28990', 'Nome do funcionário': 'Caio' });
  await act(async () => void fireEvent.click(campo('15 kg')));
}

test('voltar com uma venda digitada pergunta antes, e quem fica a tem como estava', async () => {
  const { voltar } = await abrir();
  await preencher();
  await voltar();
  await screen.findByText('Sair sem salvar?');
  await tocar('Continuar editando');
  expect(campo('Valor da compra').value.replace('\u00A0', ' ')).toBe('R$ 289,90');
});

test('voltar sem nada digitado não pergunta', async () => {
  const { voltar } = await abrir();
  await voltar();
  await waitFor(() => expect(screen.queryByText('Cupom válido · 10%')).toBeNull());
  expect(perguntaAberta()).toBeNull();
});

const FINS = [
  ['registrada', () => json(VENDIDO), 'ok', /^Desconto concedido: R\$\u00A0260,91, cupom CPM7-KXR4-29/],
  ['recusada', () => recusa('CUPOM_JA_UTILIZADO'), 'erro', /^Venda do cupom CPM7-KXR4-29.* não registrada: /],
  [
    'sem resposta',
    () => Promise.reject(new TypeError('rede')),
    'erro',
    /^Ainda sem resposta: a venda do cupom CPM7-KXR4-29/,
  ],
] as const;

test.each(FINS)('quem saiu enquanto a venda ia ouve que ela foi %s', async (_, fim, tom, mensagem) => {
  const { voltar, responder } = await abrir();
  await preencher();
  await tocar('Confirmar desconto');
  await voltar();
  await waitFor(() => expect(screen.queryByText('Confirmar desconto')).toBeNull());
  expect(perguntaAberta()).toBeNull();
  await responder(fim());
  await waitFor(() => expect(toastAberto()).toMatchObject({ tom, mensagem: expect.stringMatching(mensagem) }));
});

test('a sessão que acabou enquanto a venda ia diz só isso', async () => {
  const { voltar, responder } = await abrir();
  await preencher();
  await tocar('Confirmar desconto');
  await voltar();
  await waitFor(() => expect(screen.queryByText('Confirmar desconto')).toBeNull());
  await responder(recusa('SESSAO_INVALIDA'));
  await waitFor(() => expect(toastAberto()).toBeTruthy());
  expect(toastAberto()?.mensagem).not.toMatch(/cupom/);
});
