import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar, tocarDuasVezes } from '../test/produto';
import { INDICACAO, LOJA } from '../test/registros';
import { sessaoDe } from '../test/sessoes';

comProduto();
// A field that grows with its text asks for the page's fonts, which this window does not have.
beforeAll(() => void Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() }));

const DO_QR = '/cupom/efetivar/412345678901234?s=abcdefghijklmnop';
const SUCESSO = 'Desconto concedido com sucesso';
const OBSERVACAO = 'Observação da loja (opcional)';
const VENDIDO: Cupom = {
  ...{ id_coupon: 412345678901234, codigo_coupon: 'CPM7KXR429', vez: 1, ativo: 0, situacao: 'efetivado', em_uso: 'S' },
  ...{ desconto: 10, data_validade: '2999-02-15', data_efetivacao: '2026-11-15', id_prescricao: 41, qr: null },
  ...{ valor: 289.9, valorRecebido: 260.91, valorDescontado: 28.99, peso: 15, nome_funcionario: 'Caio' },
  shopkeeper: LOJA,
  prescrition: INDICACAO,
};
const DA_VENDA: Api = {
  'POST /coupon/:codigo/leitura': { ...VENDIDO, situacao: 'ativo', ativo: 1, leitura: 'qr', prova: 'prova' },
  'PUT /coupon/:id': { ...VENDIDO, desfazer_segundos: 0 },
};

async function abrir(endereco: string, api: Api) {
  const produto = await abrirProduto(endereco, {
    como: 'lojista',
    api: { 'POST /login': sessaoDe('lojista', 'outro token'), ...api },
  });
  return {
    ...produto,
    enviados: () => produto.mudancas().filter(({ metodo }) => metodo === 'PUT'),
    /** The session dies while it is being sent; the same person comes in again. */
    morrerEVoltar: async (botao: string) => {
      produto.matarSessao(sessaoDe('lojista').api_token);
      await tocar(botao);
      await produto.chegarA('/login');
      await screen.findByText(/Você foi deslogado/);
      await entrar();
      await produto.chegarA(endereco);
    },
  };
}

async function entrar() {
  await digitar({ 'E-mail': 'loja@example.com', Senha: 'uma senha' });
  await tocar('Entrar');
}

async function preencherVenda() {
  await screen.findByText('Cupom válido · 10%');
  await digitar({ 'Valor da compra': '28990', 'Nome do funcionário': 'Caio' });
  await act(async () => void fireEvent.click(campo('15 kg')));
}

const DITO = { nome_funcionario: 'Caio', valor: 289.9, peso: 15, vez: 1, prova: 'prova' };

test('a outra aba sai: esta diz o que houve e, de volta, a venda está como foi digitada', async () => {
  const { chegarA, enviados } = await abrir(DO_QR, DA_VENDA);
  await preencherVenda();
  await act(async () => {
    localStorage.removeItem('usuario');
    window.dispatchEvent(new StorageEvent('storage', { key: 'usuario' }));
  });
  await chegarA('/login');
  await screen.findByText(/^Você saiu em outra aba\./);

  await entrar();
  await chegarA(DO_QR);
  await screen.findByText('Cupom válido · 10%');
  expect(campo('Valor da compra').value).toMatch(/289,90/);
  expect(campo('15 kg').checked).toBe(true);
  await tocar('Confirmar desconto');
  await screen.findByText(SUCESSO);
  expect(enviados().map(({ corpo }) => corpo)).toMatchObject([DITO]);
});

test('a venda: a sessão que morre não perde o digitado, e dois toques enviam um, com a mesma chave', async () => {
  const { enviados, morrerEVoltar } = await abrir(DO_QR, DA_VENDA);
  await preencherVenda();
  await morrerEVoltar('Confirmar desconto');
  for (const dito of ['R$ 289,90', '15 kg', 'Caio']) expect(await screen.findByText(dito)).toBeTruthy();
  expect(screen.queryByText(SUCESSO)).toBeNull();
  expect(enviados()).toHaveLength(1);
  await tocarDuasVezes('Tentar de novo');
  await screen.findByText(SUCESSO);
  const [primeira, ...outras] = enviados();
  expect(outras).toEqual([primeira]);
  expect(primeira).toMatchObject({ corpo: DITO, chave: expect.stringMatching(/./) });
});

test('a observação: a sessão que morre não perde o digitado, e dois toques enviam um', async () => {
  const salva = { ...INDICACAO, observacao_lojista: 'Levou dois sacos' };
  const { enviados, morrerEVoltar } = await abrir('/cupom/ver/412345678901234', {
    'GET /coupon/:id': VENDIDO,
    'PUT /prescrition/:id': salva,
  });
  await screen.findByLabelText(OBSERVACAO);
  await digitar({ [OBSERVACAO]: 'Levou dois sacos' });
  await morrerEVoltar('Salvar observação');
  expect((await screen.findByLabelText<HTMLTextAreaElement>(OBSERVACAO)).value).toBe('Levou dois sacos');
  expect(enviados()).toHaveLength(1);
  await tocarDuasVezes('Salvar observação');
  await screen.findByText('Observação salva');
  await waitFor(() => expect(screen.queryByText('Salvar observação')).toBeNull());
  expect(enviados().map(({ caminho, corpo }) => [caminho, corpo])).toEqual([
    ['/prescrition/41', { observacao_lojista: 'Levou dois sacos' }],
    ['/prescrition/41', { observacao_lojista: 'Levou dois sacos' }],
  ]);
});
