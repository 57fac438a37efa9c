import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { abrirProduto, comProduto } from '../../test/produto';

comProduto();
afterEach(() => vi.useRealTimers());

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
  efetivado_em: '2026-11-15T07:32:00.000Z' as string | null,
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
