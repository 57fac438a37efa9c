import type { CupomEfetivado } from '@indica-bem/domain/cupom/contrato';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';

comProduto();
afterEach(() => vi.useRealTimers());

const VENDA: CupomEfetivado = {
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
  nota: null,
  nota_pendente: false,
};
const totais = { quantidade: 1, valor: 100, valorDescontado: 10, valorRecebido: 90, peso: 15, com_nota: 0 };

test('a linha diz a hora da venda; a que veio por arquivo, só o dia', async () => {
  const porArquivo = { ...VENDA, id_coupon: 10, efetivado_em: null };
  const coupons = [VENDA, porArquivo];
  await abrirProduto('/cupom/efetivados', {
    como: 'lojista',
    api: { 'GET /shopkeeper/:id/coupons': { coupons, proximo: null, totais } },
  });
  await screen.findAllByText('Fresh Meat');
  const dias = screen.getAllByRole('cell', { name: /^15\/11\/2026/ }).map((celula) => celula.textContent?.trim());
  expect(dias).toEqual(['15/11/2026 às 04:32', '15/11/2026']);
});

test.each([
  ['um dia atrasado', '2026-10-31T15:00:00.000Z'],
  ['um dia adiantado', '2026-11-02T15:00:00.000Z'],
])('num aparelho com o relógio %s, "este mês" é o do servidor', async (_, now) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
  const { pedidos } = await abrirProduto('/cupom/efetivados', {
    como: 'lojista',
    api: {
      'GET /shopkeeper/:id/coupons': { coupons: [VENDA], proximo: null, totais, de: '2026-11-01', ate: '2026-11-01' },
      'GET /shopkeeper/:id/coupons/csv': '',
    },
  });
  expect(await screen.findByText('01/11/2026')).toBeTruthy();
  const lista = pedidos.find(({ caminho }) => caminho.endsWith('/coupons'));
  expect(lista?.busca.get('periodo')).toBe('mes');
  expect(screen.getByRole('link', { name: 'Período' }).getAttribute('href')).toContain('de=2026-11-01&ate=2026-11-01');
});

test('em outra ordem as linhas e a cabeça tocada ficam até virem as novas; de outro filtro não', async () => {
  let chegar = () => {};
  const espera = new Promise<void>((ok) => {
    chegar = ok;
  });
  await abrirProduto('/cupom/efetivados', {
    como: 'lojista',
    api: {
      'GET /shopkeeper/:id/coupons': async ({ busca }: { busca: URLSearchParams }) => {
        if (busca.get('ordem') === '-valor') await espera;
        if (busca.has('nota')) await new Promise(() => {});
        return { coupons: [VENDA], proximo: null, totais };
      },
    },
  });
  const cabeca = (await screen.findByRole('columnheader', { name: /^Compra/ })).querySelector('button');
  cabeca?.focus();
  await act(async () => void fireEvent.click(cabeca as HTMLElement));
  expect(screen.getByText('Fresh Meat').closest('[aria-busy]')?.getAttribute('aria-busy')).toBe('true');
  expect(document.activeElement).toBe(cabeca);
  await act(async () => chegar());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: /^Sem nota/ })));
  await waitFor(() => expect(screen.queryByText('Fresh Meat')).toBeNull());
});

test('os totais são do período inteiro; a lista vem em páginas, e cada linha leva ao seu cupom', async () => {
  const doPeriodo = { quantidade: 3, valor: 2500, valorDescontado: 250, valorRecebido: 2250, peso: 36, com_nota: 0 };
  const produtos = ['Fresh Meat', 'Prime', 'Raças Grandes'];
  const todos = produtos.map((produto, n) => ({
    ...VENDA,
    produto,
    id_coupon: 9 + n,
    codigo_coupon: `CPM7KXR42${n + 2}`,
  }));
  const { pedidos } = await abrirProduto('/cupom/efetivados', {
    como: 'lojista',
    api: {
      'GET /shopkeeper/:id/coupons': ({ busca }: { busca: URLSearchParams }) => {
        const [coupons, proximo] = busca.has('cursor') ? [todos.slice(2), null] : [todos.slice(0, 2), 'depois'];
        return { coupons, proximo, totais: doPeriodo, de: '2026-11-01', ate: '2026-11-15' };
      },
    },
  });
  const cartoes = () =>
    [...document.querySelectorAll('dl > div')].map((c) => [...c.children].map((p) => p.textContent));
  const doInteiro = [
    ['Cupons', '3'],
    ['Valor das compras', 'R$\u00A02.500,00'],
    ['Descontado', 'R$\u00A0250,00'],
    ['Recebido', 'R$\u00A02.250,00'],
    ['Ração vendida', '36 kg'],
  ];
  const dosCupons = () =>
    screen.getAllByText(/^CPM7-KXR4-2/).map((codigo) => codigo.closest('a')?.getAttribute('href'));
  await screen.findByText('2 cupons até aqui');
  expect([cartoes(), dosCupons()]).toEqual([doInteiro, ['/web/cupom/ver/9', '/web/cupom/ver/10']]);
  await tocar('Carregar mais');
  await screen.findByText('3 cupons');
  expect([cartoes(), dosCupons()]).toEqual([doInteiro, [9, 10, 11].map((id) => `/web/cupom/ver/${id}`)]);
  expect(screen.queryByText('Carregar mais')).toBeNull();
  expect(pedidos.at(-1)?.busca.get('cursor')).toBe('depois');
});

const atual = () => document.querySelector('nav[aria-label="Período"] [aria-current]')?.textContent;
/** Which period the list was last asked for. */
const pedido = (pedidos: { caminho: string; busca: URLSearchParams }[]) => {
  const busca = pedidos.findLast(({ caminho }) => caminho.endsWith('/coupons'))?.busca;
  return ['periodo', 'de', 'ate'].map((nome) => busca?.get(nome));
};

test('o período escolhido fica no endereço, e por ele se volta', async () => {
  const api = { 'GET /shopkeeper/:id/coupons': { coupons: [VENDA], proximo: null, totais } };
  const { onde, pedidos, ir } = await abrirProduto('/cupom/efetivados', { como: 'lojista', api });
  await screen.findByText('Fresh Meat');
  expect(atual()).toBe('Este mês');
  await tocar('Mês passado');
  await waitFor(() => expect([onde(), atual()]).toEqual(['/cupom/efetivados?periodo=mes-passado', 'Mês passado']));
  await waitFor(() => expect(pedido(pedidos)[0]).toBe('mes-passado'));
  await ir('/cupom/efetivados?periodo=hoje');
  await waitFor(() => expect([atual(), pedido(pedidos)[0]]).toEqual(['Hoje', 'hoje']));
});

test('duas datas quaisquer são conferidas antes de aplicar, e um período sem vendas o diz', async () => {
  const { onde, pedidos } = await abrirProduto('/cupom/efetivados', {
    como: 'lojista',
    api: {
      'GET /shopkeeper/:id/coupons': ({ busca }: { busca: URLSearchParams }) => {
        const [de, ate] = [busca.get('de') ?? '', busca.get('ate') ?? ''];
        return { coupons: de === '2026-02-10' ? [VENDA] : [], proximo: null, totais, de, ate };
      },
    },
  });
  await screen.findByText('Nenhum cupom efetivado neste período');
  await tocar('Período');
  await waitFor(() => expect(atual()).toBe('Período'));
  await digitar({ De: '10022026', Até: '09022026' });
  expect(campo('De').value).toBe('10/02/2026');
  const antes = onde();
  await tocar('Aplicar');
  expect(screen.getByText('Vem antes da data inicial')).toBeTruthy();
  await digitar({ Até: '30022026' });
  expect(screen.getByText('Data inválida')).toBeTruthy();
  expect(onde()).toBe(antes);
  await digitar({ Até: '28022026' });
  await tocar('Aplicar');
  await screen.findByText('Fresh Meat');
  expect(onde()).toBe('/cupom/efetivados?periodo=datas&de=2026-02-10&ate=2026-02-28');
  expect(pedido(pedidos)).toEqual([null, '2026-02-10', '2026-02-28']);
  await digitar({ De: '11022026' });
  await tocar('Aplicar');
  await screen.findByText('Nenhum cupom efetivado neste período');
  expect(pedido(pedidos)).toEqual([null, '2026-02-11', '2026-02-28']);
});
