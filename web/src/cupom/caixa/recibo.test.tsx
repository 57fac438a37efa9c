import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../../lib/consultas';
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

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
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
  act(() => void fireEvent.pointerDown(desfazer()));
  expect(antesDele()).toBe(antes);
  act(() => vi.advanceTimersByTime(60_000));
  expect(proximo).not.toHaveBeenCalled();
});
