// Before the app's own store looks for one: whoever comes later finds it too.
import 'fake-indexeddb/auto';
import type { Papel } from '@indica-bem/domain/contrato/chamada';
import type { Funcao } from '@indica-bem/domain/contrato/equipe';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type DataRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { ligarNavegacao } from '../app/ligar-navegacao';
import { ligarSessao } from '../app/ligar-sessao';
import { rotas } from '../app/rotas';
import { BASE } from '../app/tabela-de-rotas';
import { consultas } from '../lib/consultas';
import { banco } from '../offline/banco';
import { travasDeMentira } from '../offline/travas-de-mentira';
import { perguntaAberta } from '../ui/confirmar';
import { tema } from '../ui/tema';
import { fecharToast, toastAberto } from '../ui/toasts';
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
    semHistorico();
  });
  afterEach(() => {
    perguntaAberta()?.responder(false);
    // One that is still on its way somewhere would speak in the next test.
    while (abertos.length > 0) abertos.pop()?.dispose();
    while (calar.length > 0) calar.pop()?.();
    fecharToast(toastAberto()?.id ?? 0);
    cleanup();
    consultas.clear();
    localStorage.clear();
    sessionStorage.clear();
    semHistorico();
    vi.unstubAllGlobals();
  });
  afterAll(async () => {
    // What is still being loaded when the window closes fails, and stays so for the files after this one.
    await vi.dynamicImportSettled();
    // A made-up database remembers all that was ever asked of it, and looks through that at each question.
    await banco.delete({ disableAutoOpen: false });
  });
}

/** The place in the history that a file has given the window is not the next one's. */
const semHistorico = () => history.replaceState(null, '');
const abertos: DataRouter[] = [];
/** How each of them stops hearing of the session, here and in other tabs. */
const calar: (() => void)[] = [];

type Opcoes = { como?: Papel; funcao?: Funcao; api?: Api };

export async function abrirProduto(endereco: string, { como, funcao, api = {} }: Opcoes = {}) {
  if (como) localStorage.setItem('usuario', JSON.stringify(sessaoDe(como, undefined, funcao)));
  // Each page its own: one that was closed holds nothing any more.
  Object.defineProperty(navigator, 'locks', { value: travasDeMentira(), configurable: true });
  const servidor = montarApi(api);
  vi.stubGlobal('fetch', servidor.fetch);
  const router = createMemoryRouter(rotas, { basename: BASE, initialEntries: [`${BASE}${endereco}`] });
  abertos.push(router);
  calar.push(ligarSessao(router));
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
  const onde = () => router.state.location.pathname.slice(BASE.length) + router.state.location.search;
  return {
    ...servidor,
    onde,
    /** Until the screen of that address stands. */
    chegarA: async (destino: string) => {
      await waitFor(() => expect(onde()).toBe(destino));
      await act(() => pronto(router));
    },
    voltar: (vezes = 1) => act(() => router.navigate(-vezes)),
    ir: (destino: string) => act(() => router.navigate(destino)),
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

/** Two taps before the page can draw anything in between, and one more while the answer is awaited. */
export async function tocarDuasVezes(nome: string): Promise<void> {
  const alvo = botao(nome);
  act(() => {
    fireEvent.click(alvo);
    fireEvent.click(alvo);
  });
  await act(async () => void fireEvent.click(alvo));
}

/** What a screen reader says after the field's name: its error, its help. */
export const descricaoDe = (elemento: HTMLElement): string =>
  (elemento.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** Where who asks for this address ends up, without drawing anything. */
export async function enderecoFinal(endereco: string): Promise<string> {
  const router = createMemoryRouter(rotas, { basename: BASE, initialEntries: [`${BASE}${endereco}`] });
  await pronto(router);
  router.dispose();
  return router.state.location.pathname.slice(BASE.length);
}
