import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, campo, comProduto, digitar, tocar, tocarDuasVezes } from '../../test/produto';
import { perguntaAberta } from '../../ui/confirmar';

/** Reads what the test says, once it was opened. Only what a browser has is made up: others in this worker use the camera too. */
let lerNaCamera: ((texto: string) => void) | null = null;
vi.mock('qr-scanner', () => ({
  default: class {
    static listCameras = async () => [];
    constructor(_: unknown, aoLer: (lido: { data: string }) => void) {
      lerNaCamera = (data) => aoLer({ data });
    }
    start() {}
    destroy() {}
  },
}));

comProduto();
beforeEach(() => {
  lerNaCamera = null;
  const vazio = { getTracks: () => [], getVideoTracks: () => [] };
  const getUserMedia = async () => Object.assign(new MediaStream(), vazio);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
});
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));

const CHAVE = '35261111222333000181650010000123451876543214';
const NOTA = {
  chave: CHAVE,
  contingencia: false,
  de: 'loja',
  enviada_em: '2026-11-15T12:00:00.000Z',
  pode_retirar: true,
} as const;
const VENDA = {
  id_coupon: 9,
  codigo_coupon: 'CPM7KXR429',
  ativo: 0,
  situacao: 'efetivado',
  desconto: 10,
  valor: 100,
  valorRecebido: 90,
  valorDescontado: 10,
  peso: 15,
  data_efetivacao: '2026-11-15',
  efetivado_em: '2026-11-15T07:32:00.000Z',
  data_validade: '2027-02-15',
  id_prescricao: 7,
  nome_funcionario: 'Bia',
  em_uso: 'S',
  vez: 2,
  produto: 'Fresh Meat',
  tutor: 'Ana',
  desfazer_segundos: 0,
  pedido: null,
  nota: null as typeof NOTA | null,
  nota_pendente: false,
};
const totais = { quantidade: 1, valor: 100, valorDescontado: 10, valorRecebido: 90, peso: 15, com_nota: 0 };

async function abrirLista(enviar: Api[string], venda = VENDA) {
  let atual = venda;
  const api: Api = {
    'GET /shopkeeper/:id/coupons': () => ({ coupons: [atual], proximo: null, totais }),
    'PUT /coupon/:id/nota': async (...pedido: unknown[]) => {
      const dita = typeof enviar === 'function' ? await enviar(...pedido) : enviar;
      if (!(dita instanceof Response)) atual = { ...VENDA, nota: NOTA };
      return dita;
    },
    'POST /coupon/:id/nota/retirada': () => {
      atual = VENDA;
      return { id_coupon: 9, vez: 2, nota: null, pendente: false };
    },
  };
  const produto = await abrirProduto('/cupom/efetivados', { como: 'lojista', api });
  await screen.findByText('Fresh Meat');
  return { ...produto, enviados: () => produto.mudancas().map(({ corpo }) => corpo) };
}

const ACEITA = { id_coupon: 9, vez: 2, nota: NOTA, pendente: false };
const abrirDialogo = async () => {
  await tocar('Ler a nota');
  await screen.findByLabelText('Chave de acesso');
};

test('a chave colada com espaços vai sem eles, uma vez, e a lista mostra a nota', async () => {
  const { enviados } = await abrirLista(ACEITA);
  await abrirDialogo();
  await digitar({ 'Chave de acesso': '3526 1111 2223 3300 0181 6500 1000 0123 4518 7654 3214' });
  expect(screen.getByText('44 de 44')).toBeTruthy();
  await tocarDuasVezes('Enviar nota');
  await screen.findByText('Nota recebida.');
  await screen.findByText('NFC-e nº 12345');
  expect(enviados()).toEqual([{ vez: 2, nota: CHAVE }]);
  expect(screen.queryByLabelText('Chave de acesso')).toBeNull();
});

test('do endereço de um QR só a chave fica no campo e só ela sai do aparelho', async () => {
  const { enviados } = await abrirLista(ACEITA);
  await abrirDialogo();
  const qr = `https://www.nfce.fazenda.sp.gov.br/qrcode?p=${CHAVE}|3|1|15|100.00|2|52998224725|QUJD`;
  await digitar({ 'Chave de acesso': qr });
  expect(campo('Chave de acesso').value).toBe('3526 1111 2223 3300 0181 6500 1000 0123 4518 7654 3214');
  await act(async () => void fireEvent.keyDown(campo('Chave de acesso'), { key: 'Enter' }));
  await screen.findByText('Nota recebida.');
  expect(JSON.stringify(enviados())).not.toContain('52998224725');
});

test('a câmera envia sozinha; do que não é nota, diz e continua lendo', async () => {
  const { enviados } = await abrirLista(ACEITA);
  await abrirDialogo();
  // Permitted in this window: it opens by itself.
  await waitFor(() => expect(lerNaCamera).not.toBeNull());
  act(() => lerNaCamera?.('https://example.com/cardapio'));
  await screen.findByText('Este QR não é de uma nota fiscal.');
  act(() => lerNaCamera?.(`https://x.example/qr?p=${CHAVE}|2|2|1|ab`));
  await screen.findByText('Esta nota foi emitida em teste e não tem valor fiscal.');
  await act(async () => {
    lerNaCamera?.(`https://x.example/qr?p=${CHAVE}|2|1|1|ab`);
    lerNaCamera?.(`https://x.example/qr?p=${CHAVE}|2|1|1|ab`);
  });
  await screen.findByText('Nota recebida.');
  expect(enviados()).toEqual([{ vez: 2, nota: CHAVE }]);
});

test.each([
  ['', 'Leia o QR da nota ou digite a chave'],
  [CHAVE.slice(1), 'A chave da nota tem 44 números, e aqui há 43.'],
  [CHAVE.replace(/4$/, '5'), 'Algum número da chave não confere. Compare com a nota e corrija.'],
])('“%s” não sai do aparelho, e o campo diz por quê', async (texto, frase) => {
  const { enviados } = await abrirLista(ACEITA);
  await abrirDialogo();
  if (texto) await digitar({ 'Chave de acesso': texto });
  await tocar('Enviar nota');
  await screen.findByText(frase);
  expect(enviados()).toEqual([]);
});

test('o que o servidor recusa está no campo, com o que foi digitado', async () => {
  const frase = 'O CNPJ desta nota não é o da loja desta compra.';
  await abrirLista(() => recusa('NOTA_DE_OUTRA_LOJA', { campos: { nota: frase } }));
  await abrirDialogo();
  await digitar({ 'Chave de acesso': CHAVE });
  await tocar('Enviar nota');
  await screen.findByText(frase);
  expect(campo('Chave de acesso').value).toBe(CHAVE);
});

test('pendente, a lista diz; com nota, a loja a retira depois de confirmar', async () => {
  await abrirLista(ACEITA, { ...VENDA, nota_pendente: true });
  expect(screen.getByText('Nota pendente')).toBeTruthy();
  expect(botao('Ler a nota').getAttribute('aria-label')).toBe('Ler a nota do cupom CPM7-KXR4-29');
});

test('a loja retira a nota errada depois de confirmar', async () => {
  const { enviados } = await abrirLista(ACEITA, { ...VENDA, nota: NOTA });
  await tocar('Retirar');
  expect(perguntaAberta()?.titulo).toBe('Retirar esta nota?');
  await act(async () => perguntaAberta()?.responder(true));
  await screen.findByText('Ler a nota');
  expect(enviados()).toEqual([{ vez: 2, chave: CHAVE }]);
});

test('só as sem nota: o filtro fica no endereço, e o período o mantém', async () => {
  const { chegarA, pedidos } = await abrirLista(ACEITA);
  await tocar('Sem nota');
  await chegarA('/cupom/efetivados?periodo=mes&nota=sem');
  await tocar('Hoje');
  await chegarA('/cupom/efetivados?periodo=hoje&nota=sem');
  await waitFor(() => expect(pedidos.at(-1)?.busca.get('nota')).toBe('sem'));
});
