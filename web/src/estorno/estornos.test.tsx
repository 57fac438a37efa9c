import type { PedidoDeEstorno } from '@indica-bem/domain/estorno/contrato';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, comProduto, digitar, tocar } from '../test/produto';
import { toastAberto } from '../ui/toasts';

comProduto();
// A field that grows with its text asks for the page's fonts, which this window does not have.
beforeAll(() => void Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() }));

const COMPRA = {
  id_coupon: 412345678901234,
  vez: 1,
  codigo_coupon: 'CPM7KXR429',
  id_prescricao: 31,
  loja: 'Pet da Praça',
  produto: 'Ração Prova',
  tutor: 'Teresa Prova',
  nome_funcionario: 'Caio',
  valor: 289.9,
  valorDescontado: 28.99,
  peso: 15,
  efetivado_em: '2026-11-15T12:00:00.000Z',
  por_arquivo: false,
};
const PEDIDO: PedidoDeEstorno = {
  ...COMPRA,
  id_pedido: 5,
  data_validade: '2026-11-01',
  estado: 'aberto',
  motivo: 'outro',
  texto: 'O cliente devolveu.',
  pedido_em: '2026-11-15T13:00:00.000Z',
  resposta: null,
  respondido_em: null,
  respondido_por: null,
};
const ESTORNO = {
  ...COMPRA,
  id_estorno: 8,
  motivo: 'outro',
  texto: 'Passou o cupom errado',
  estornado_em: '2026-11-15T12:05:00.000Z',
  estornado_por: 'loja',
};

test('respondido por um colega enquanto eu lia: a recusa diz, e fechada a pergunta o pedido não espera mais', async () => {
  let abertos = [PEDIDO];
  await abrirProduto('/estornos', {
    como: 'indicabem',
    api: {
      'GET /estorno/pedidos': () => ({ pedidos: abertos, proximo: null, abertos: abertos.length }),
      'POST /estorno/pedidos/:id/aprovacao': () => {
        abertos = [];
        return recusa('PEDIDO_RESPONDIDO');
      },
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Aprovar' }));
  const pergunta = within(await screen.findByRole('dialog'));
  expect(pergunta.getByText(/O cupom não volta a valer: o prazo dele terminou em 01\/11\/2026\./)).toBeTruthy();
  fireEvent.click(pergunta.getByRole('button', { name: 'Aprovar e estornar' }));
  expect(await pergunta.findByText('Este pedido já foi respondido.')).toBeTruthy();
  fireEvent.click(pergunta.getByRole('button', { name: 'Voltar' }));
  expect(await screen.findByText('Nenhum pedido esperando')).toBeTruthy();
});

test('a recusa tem sempre uma frase; dita, o pedido não espera mais', async () => {
  let abertos = [PEDIDO];
  const { mudancas } = await abrirProduto('/estornos', {
    como: 'indicabem',
    api: {
      'GET /estorno/pedidos': () => ({ pedidos: abertos, proximo: null, abertos: abertos.length }),
      'POST /estorno/pedidos/:id/recusa': () => {
        abertos = [];
        return { ...PEDIDO, estado: 'recusado', resposta: 'A nota mostra 12 kg.' };
      },
    },
  });
  const cupom = await screen.findByText('CPM7-KXR4-29');
  expect(cupom.closest('a')?.getAttribute('href')).toBe('/web/cupom/ver/412345678901234');
  await tocar('Recusar');
  await screen.findByText('Recusar o estorno?');
  await tocar('Recusar pedido');
  expect([screen.queryAllByText('Preencha este campo').length, mudancas()]).toEqual([1, []]);
  await digitar({ 'Frase para a loja': 'A nota mostra 12 kg.' });
  await tocar('Recusar pedido');
  const mensagem = 'Pedido recusado. A loja recebe a frase por e-mail.';
  await waitFor(() => expect(toastAberto()).toMatchObject({ tom: 'ok', mensagem }));
  expect(mudancas()).toMatchObject([
    { caminho: '/estorno/pedidos/5/recusa', corpo: { resposta: 'A nota mostra 12 kg.' }, chave: expect.any(String) },
  ]);
  expect(await screen.findByText('Nenhum pedido esperando')).toBeTruthy();
});

test('o que a loja escreveu e o que a equipe respondeu não se confundem', async () => {
  const respondido = {
    ...PEDIDO,
    estado: 'recusado',
    resposta: 'A nota mostra 15 kg.',
    respondido_em: '2026-11-15T14:00:00.000Z',
    respondido_por: 'Ana da Equipe',
  };
  await abrirProduto('/estornos?ver=respondidos', {
    como: 'indicabem',
    api: { 'GET /estorno/pedidos': { pedidos: [respondido], proximo: null, abertos: 0 } },
  });
  expect((await screen.findByText('O cliente devolveu.')).previousSibling?.textContent).toBe('Da loja');
  expect(screen.getByText('A nota mostra 15 kg.').previousSibling?.textContent).toMatch(/^Ana da Equipe, 15\/11\/2026/);
});

test.each([
  ['indicabem', '/estornos?ver=estornadas', ['/web/cupom/ver/412345678901234']],
  // A store reads only what is validated there: the coupon of an undone sale is alive, and closed to it.
  ['lojista', '/cupom/estornados', []],
] as const)('a venda estornada leva ao cupom só a quem pode abri-lo: %s', async (como, onde, links) => {
  await abrirProduto(onde, {
    como,
    api: {
      'GET /estornos': { estornos: [ESTORNO], proximo: null },
      'GET /estorno/pedidos': { pedidos: [], proximo: null, abertos: 0 },
    },
  });
  const cartao = (await screen.findByText('Passou o cupom errado')).closest('li');
  await waitFor(() => expect(cartao?.textContent).toContain('CPM7-KXR4-29'));
  expect([...(cartao?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual(links);
});
