import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { ligarNavegacao } from '../app/ligar-navegacao';
import { ligarSessao } from '../app/ligar-sessao';
import { rotas } from '../app/rotas';
import { BASE } from '../app/tabela-de-rotas';
import { consultas } from '../lib/consultas';
import { perguntaAberta } from '../ui/confirmar';
import { tema } from '../ui/tema';
import { type Api, montarApi } from './api-de-mentira';
import { sessaoDe } from './sessoes';

/**
 * The whole app in the test's window: routes, guard, frame, questions, messages. Only what a browser alone has is
 * missing (layout, service worker, real navigation); the API says what the test tells it to.
 */
export function comProduto(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    consultas.clear();
  });
  afterEach(() => {
    perguntaAberta()?.responder(false);
    cleanup();
    consultas.clear();
    localStorage.clear();
    sessionStorage.clear();
    vi.unstubAllGlobals();
  });
}

type Opcoes = { como?: Papel; api?: Api };

export async function abrirProduto(endereco: string, { como, api = {} }: Opcoes = {}) {
  if (como) localStorage.setItem('usuario', JSON.stringify(sessaoDe(como)));
  const servidor = montarApi(api);
  vi.stubGlobal('fetch', servidor.fetch);
  const router = createMemoryRouter(rotas, { basename: BASE, initialEntries: [`${BASE}${endereco}`] });
  ligarSessao(router);
  ligarNavegacao(router);
  await pronto(router);
  await act(async () => {
    render(
      <MantineProvider theme={tema} env="test" withCssVariables={false} withGlobalClasses={false}>
        <QueryClientProvider client={consultas}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    );
  });
  return {
    ...servidor,
    /** After a step that leads to another screen: until it stands. */
    chegar: () => act(() => pronto(router)),
    voltar: () => act(() => router.navigate(-1)).then(() => act(() => pronto(router))),
    onde: () => router.state.location.pathname.slice(BASE.length) + router.state.location.search,
  };
}

/** The screen's code has arrived, however slow the machine; from here on only the API is waited for. */
function pronto(router: DataRouter): Promise<void> {
  const chegou = ({ initialized, navigation }: DataRouter['state']) => initialized && navigation.state === 'idle';
  if (chegou(router.state)) return Promise.resolve();
  return new Promise((ok) => {
    const desligar = router.subscribe((estado) => {
      if (!chegou(estado)) return;
      desligar();
      ok();
    });
  });
}

export const campo = (rotulo: string | RegExp) => screen.getByLabelText(rotulo) as HTMLInputElement;

export async function digitar(campos: Record<string, string>): Promise<void> {
  for (const [rotulo, valor] of Object.entries(campos)) {
    await act(async () => void fireEvent.change(campo(rotulo), { target: { value: valor } }));
  }
}

/** By the words a person reads; a role would have the whole page's styles computed at every step. */
export const botao = (nome: string | RegExp): HTMLElement => {
  const achado = screen.queryAllByText(nome).map((texto) => texto.closest<HTMLElement>('button, a, label'));
  const primeiro = achado.find((elemento) => elemento !== null) ?? screen.queryByLabelText(nome);
  if (!primeiro) throw new Error(`não há o que tocar: ${nome}`);
  return primeiro;
};

export const tocar = (nome: string | RegExp) => act(async () => void fireEvent.click(botao(nome)));
