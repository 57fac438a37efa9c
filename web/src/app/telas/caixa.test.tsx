import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { abrirSessao, encerrarSessao, type Sessao } from '../../lib/sessao';
import { doQr } from './caixa';

afterEach(() => {
  cleanup();
  act(encerrarSessao);
});

test('o QR do próprio cupom, aberto pelo tutor, mostra o cupom', async () => {
  abrirSessao({ tipo_usuario: 'tutor', api_token: 't', usuario: { id_tutor: 3, nome: 'Ana' } } as unknown as Sessao);
  const Tela = await doQr();
  const router = createMemoryRouter(
    [
      { path: '/home', element: <p>início</p> },
      { path: '/cupom/efetivar/:id_cupom', element: <Tela /> },
      { path: '/cupom/ver/:id_cupom', element: <p>o cupom</p> },
    ],
    { initialEntries: ['/home', '/cupom/efetivar/77'], initialIndex: 1 },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('o cupom')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/cupom/ver/77');
  // "Back" does not fall into the address that sends here again.
  await act(() => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/home');
});
