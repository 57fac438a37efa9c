import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../../lib/consultas';
import { abrirSessao, encerrarSessao, type Sessao } from '../../lib/sessao';
import { UsuarioContext } from '../../lib/usuario';
import { TelaDoCaixa } from './caixa';

beforeEach(() => vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response('{}'))));
afterEach(() => {
  cleanup();
  act(encerrarSessao);
  vi.unstubAllGlobals();
});

async function abrirNaLoja(tipo: 'loja_fisica' | 'loja_online') {
  const usuario = { id_shopkeeper: 3, nome: 'Pet da Praça', tipo };
  const sessao = { tipo_usuario: 'lojista', api_token: 't', usuario } as unknown as Sessao;
  act(() => abrirSessao(sessao));
  const tela = (
    <UsuarioContext value={sessao}>
      <TelaDoCaixa />
    </UsuarioContext>
  );
  const router = createMemoryRouter([{ path: '/', element: tela }]);
  await act(async () => {
    render(
      <QueryClientProvider client={consultas}>
        <MantineProvider>
          <RouterProvider router={router} />
        </MantineProvider>
      </QueryClientProvider>,
    );
  });
}

test('a loja online não tem caixa: a tela diz como o cupom é usado e não pede código', async () => {
  await abrirNaLoja('loja_online');
  expect(screen.queryByLabelText('Código do cupom')).toBeNull();
  expect(screen.getByText('Lojas online não validam cupons aqui')).toBeTruthy();
});

test('a loja física lê ou digita o código', async () => {
  await abrirNaLoja('loja_fisica');
  expect(screen.getByLabelText('Código do cupom')).toBeTruthy();
});
