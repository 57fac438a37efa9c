import type { CupomEfetivado } from '@indica-bem/domain/cupom/contrato';
import type { CompraEstornada } from '@indica-bem/domain/estorno/contrato';
import type { PedidoDaLoja } from '@indica-bem/domain/estorno/pedido';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { abrirProduto, comProduto, digitar, tocar } from '../../test/produto';
import { toastAberto } from '../../ui/toasts';

comProduto();
// A field that grows with its text asks for the page's fonts, which this window does not have.
beforeAll(() => void Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() }));

const VENDA: CupomEfetivado = {
  id_coupon: 9,
  codigo_coupon: 'CPM7KXR429',
  ativo: 0,
  situacao: 'efetivado',
  desconto: 10,
  valor: 100,
  valorRecebido: 90,
  valorDescontado: 10,
  peso: 12,
  data_efetivacao: '2026-11-15',
  efetivado_em: '2026-11-15T12:00:00.000Z',
  data_validade: '2999-02-15',
  id_prescricao: 7,
  nome_funcionario: 'Bia',
  em_uso: 'S',
  vez: 2,
  produto: 'Fresh Meat',
  tutor: 'Ana',
  desfazer_segundos: 0,
  pedido: null,
  nota: null,
  nota_pendente: false,
};
const NOVA: CupomEfetivado = { ...VENDA, id_coupon: 10, codigo_coupon: 'CPM7KXR423', vez: 1, desfazer_segundos: 780 };
const ESTORNO: CompraEstornada = {
  id_estorno: 8,
  id_coupon: 10,
  vez: 1,
  codigo_coupon: NOVA.codigo_coupon,
  id_prescricao: 7,
  loja: 'Loja Prova',
  produto: 'Fresh Meat',
  tutor: 'Ana',
  nome_funcionario: 'Bia',
  valor: 100,
  valorDescontado: 10,
  peso: 12,
  efetivado_em: '2026-11-15T12:00:00.000Z',
  por_arquivo: false,
  motivo: 'outro',
  texto: 'Passou o cupom errado',
  estornado_em: '2026-11-15T12:05:00.000Z',
  estornado_por: 'loja',
};
const PEDIDO: PedidoDaLoja = {
  id_pedido: 5,
  estado: 'aberto',
  motivo: 'peso_errado',
  pedido_em: '2026-11-15T13:00:00.000Z',
  resposta: null,
};
const totais = { quantidade: 2, valor: 200, valorDescontado: 20, valorRecebido: 180, peso: 24, com_nota: 0 };

const disse = (mensagem: string) => waitFor(() => expect(toastAberto()).toMatchObject({ tom: 'ok', mensagem }));

test('a venda de há pouco se desfaz com um motivo: sai da lista e está entre as estornadas', async () => {
  let coupons = [NOVA, VENDA];
  const { mudancas, chegarA } = await abrirProduto('/cupom/efetivados', {
    como: 'lojista',
    api: {
      'GET /shopkeeper/:id/coupons': () => ({ coupons, proximo: null, totais }),
      'GET /estornos': { estornos: [ESTORNO], proximo: null },
      'POST /coupon/:id/estorno': () => {
        coupons = [VENDA];
        return { id_estorno: 8, id_coupon: 10, vez: 1, estornado_em: ESTORNO.estornado_em, coupon: NOVA };
      },
    },
  });
  expect((await screen.findByLabelText(/^Desfazer venda/)).textContent).toBe('Desfazer (13 min)');
  await tocar('Desfazer venda do cupom CPM7-KXR4-23');
  await screen.findByText('Desfazer esta venda?');
  expect(screen.getByText(/^Cupom CPM7-KXR4-23/)).toBeTruthy();
  await tocar('Desfazer venda');
  expect(screen.getByText('Escolha o motivo').role).toBe('alert');
  await tocar('Outro');
  await tocar('Desfazer venda');
  expect(screen.getAllByText('Conte o motivo')).toHaveLength(2);
  expect(mudancas()).toEqual([]);
  await digitar({ 'Conte o motivo': 'Passou o cupom errado' });
  await tocar('Desfazer venda');
  await disse('Venda desfeita. O cupom voltou a valer.');
  const corpo = { vez: 1, motivo: 'outro', texto: 'Passou o cupom errado' };
  expect(mudancas()).toMatchObject([{ caminho: '/coupon/10/estorno', corpo, chave: expect.any(String) }]);
  await waitFor(() => expect(screen.queryByText('CPM7-KXR4-23')).toBeNull());
  expect(screen.getByText('CPM7-KXR4-29')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await tocar('Vendas estornadas');
  await chegarA('/cupom/estornados');
  expect(await screen.findByText('Passou o cupom errado')).toBeTruthy();
  expect(screen.getByText('CPM7-KXR4-23')).toBeTruthy();
});

test('passados os 15 minutos a loja pede; enquanto espera não pede de novo, e recusada lê a frase', async () => {
  let pedido: PedidoDaLoja | null = null;
  const { mudancas, ir } = await abrirProduto('/cupom/efetivados', {
    como: 'lojista',
    api: {
      'GET /shopkeeper/:id/coupons': () => ({ coupons: [{ ...VENDA, pedido }], proximo: null, totais }),
      'POST /coupon/:id/estorno/pedido': () => {
        pedido = PEDIDO;
        return PEDIDO;
      },
    },
  });
  expect((await screen.findByLabelText(/^Pedir estorno da venda/)).textContent).toBe('Pedir estorno');
  await tocar('Pedir estorno');
  await screen.findByText('Pedir o estorno desta venda?');
  await tocar('Peso errado');
  await tocar('Enviar pedido');
  await disse('Pedido enviado à equipe.');
  expect(mudancas().at(-1)).toMatchObject({
    caminho: '/coupon/9/estorno/pedido',
    corpo: { vez: 2, motivo: 'peso_errado', texto: null },
  });
  await screen.findByText('Estorno pedido');
  expect(screen.queryByText('Pedir estorno')).toBeNull();
  pedido = { ...PEDIDO, estado: 'recusado', resposta: 'A nota mostra 12 kg.' };
  await ir('/cupom/efetivados?periodo=hoje');
  expect((await screen.findByText('A nota mostra 12 kg.')).closest('td')?.textContent).toContain(
    'Estorno não aprovado',
  );
  expect(screen.getByText('Pedir estorno')).toBeTruthy();
});
