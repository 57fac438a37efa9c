import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../../lib/consultas';
import { montarApi } from '../../test/api-de-mentira';
import type { CupomValidado } from './estado';
import { Recibo } from './recibo';

const VENDIDO = {
  id_coupon: 9,
  codigo_coupon: 'CPM7KXR429',
  vez: 1,
  desconto: 10,
  data_efetivacao: '2026-11-15',
  nome_funcionario: 'Bia',
  valor: 100,
  valorDescontado: 10,
  valorRecebido: 90,
  peso: 15,
  desfazer_segundos: 900,
} as unknown as CupomValidado;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', montarApi({}).fetch);
});
afterEach(() => {
  cleanup();
  consultas.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function abrir() {
  const proximo = vi.fn<() => void>();
  const tela = <Recibo cupom={VENDIDO} quando={new Date()} proximo={proximo} aoDesfazer={() => {}} />;
  render(
    <QueryClientProvider client={consultas}>
      <MantineProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: tela }])} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return proximo;
}
const desfazer = () => screen.getByRole('button', { name: /^Desfazer venda/ });
/** All that stands above or beside it. */
const antesDele = () => desfazer().closest('[class*=etapa]')?.querySelectorAll('*').length;

test('sem ninguém, o recibo dá lugar à câmera', () => {
  const proximo = abrir();
  act(() => vi.advanceTimersByTime(20_000));
  expect(proximo).toHaveBeenCalledOnce();
});

test('o toque que o detém não tira do lugar o botão que se tocou', () => {
  const proximo = abrir();
  const antes = antesDele();
  const oferece = () => screen.getByText('Ficar nesta tela').closest('[data-parado]') === null;
  expect(oferece()).toBe(true);
  act(() => void fireEvent.pointerDown(desfazer()));
  expect([antesDele(), oferece()]).toEqual([antes, false]);
  act(() => vi.advanceTimersByTime(60_000));
  expect(proximo).not.toHaveBeenCalled();
});

async function comQuilo(...respostas: object[]) {
  const api = { 'GET /coupon/:id/quilo': () => (respostas.length > 1 ? respostas.shift() : respostas[0]) };
  const { fetch, pedidos } = montarApi(api);
  vi.stubGlobal('fetch', fetch);
  abrir();
  const passar = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { pedidos, passar };
}

test('a venda que completa uma cadeira é dita quando o registro a confirma, sem tirar nada do lugar', async () => {
  const esperando = { situacao: 'a_registrar', cadeira: null };
  const { pedidos, passar } = await comQuilo(esperando, { situacao: 'registrado', cadeira: 3 });
  expect(pedidos).toEqual([]);
  await passar(2_100);
  expect(screen.getByText('+1 kg para doação').closest('p')?.hidden).toBe(false);
  const antes = antesDele();
  await passar(2_100);
  expect(screen.getByRole('status').textContent).toBe('Cadeira de rodas completa!Já são 3 garantidas.');
  expect(antesDele()).toBe(antes);
  await passar(8_000);
  expect(pedidos).toHaveLength(2);
});

test('a compra retida não completa nada, e o caixa não pergunta para sempre', async () => {
  const retida = await comQuilo({ situacao: 'em_analise', cadeira: null });
  for (let vez = 0; vez < 7; vez++) await retida.passar(2_100);
  expect([retida.pedidos.length, screen.getByRole('status').textContent]).toEqual([1, '']);
  cleanup();
  consultas.clear();
  const lenta = await comQuilo({ situacao: 'a_registrar', cadeira: null });
  for (let vez = 0; vez < 9; vez++) await lenta.passar(2_100);
  expect(lenta.pedidos).toHaveLength(4);
});
