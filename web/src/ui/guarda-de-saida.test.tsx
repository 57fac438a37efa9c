import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, createMemoryRouter, type DataRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { lembrarPassagem } from '../lib/passagens';
import { perguntaAberta } from './confirmar';
import { GuardaDeSaida } from './guarda-de-saida';
import { porCima } from './por-cima';
import { SEM_PERGUNTA } from './saida';
import { useAvisoDeSaida } from './use-aviso-de-saida';
import { ligarVoltaDesfeita } from './volta-desfeita';

// Before any router, as in the app.
ligarVoltaDesfeita();

const { href } = location;
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', href);
  perguntaAberta()?.responder(false);
  cleanup();
});

function Formulario() {
  useAvisoDeSaida(true);
  return <p>Formulário</p>;
}

const comGuarda = (tela: React.ReactNode) => (
  <>
    <GuardaDeSaida />
    {tela}
  </>
);
const ROTAS = [
  { path: '/', element: comGuarda(<p>Primeira</p>) },
  { path: '/antes', element: comGuarda(<p>Antes</p>) },
  { path: '/formulario', element: comGuarda(<Formulario />) },
];

function abrir(router: DataRouter = createMemoryRouter(ROTAS, { initialEntries: ['/antes'] })) {
  render(<RouterProvider router={router} />);
  return (destino: string | number, state?: object) =>
    act(() => (typeof destino === 'number' ? router.navigate(destino) : router.navigate(destino, { state })));
}

test('o que o produto decide não pergunta; a pessoa que volta ao mesmo lugar, sim', async () => {
  const ir = abrir();
  await ir('/antes', SEM_PERGUNTA);
  await ir('/formulario');
  await ir('/antes', SEM_PERGUNTA);
  await waitFor(() => expect(screen.getByText('Antes')).toBeTruthy());
  await ir(-1);
  await waitFor(() => expect(screen.getByText('Formulário')).toBeTruthy());
  await ir(-1);
  await waitFor(() => expect(perguntaAberta()?.titulo).toBe('Sair sem salvar?'));
  expect(screen.getByText('Formulário')).toBeTruthy();
});

/** The window's history as a browser has it: what is asked of it happens afterwards, one thing after another. */
function historicoDeNavegador() {
  const entradas: [estado: unknown, endereco: string][] = [[{ idx: 0 }, '/']];
  let onde = 0;
  let aCaminho = 0;
  const lembrar = (estado: unknown, _: string, url?: string | URL | null) => {
    entradas.splice(onde, Infinity, [estado, String(url || location.pathname)]);
  };
  const trocar = history.replaceState.bind(history);
  const ir = () => trocar(...([entradas[onde]?.[0], '', entradas[onde]?.[1]] as const));
  ir();
  vi.spyOn(history, 'pushState').mockImplementation((...entrada) => {
    onde += 1;
    lembrar(...entrada);
    ir();
  });
  vi.spyOn(history, 'replaceState').mockImplementation((...entrada) => {
    lembrar(...entrada);
    ir();
  });
  vi.spyOn(history, 'go').mockImplementation((passos = 0) => {
    aCaminho += 1;
    setTimeout(() => {
      aCaminho -= 1;
      if (!entradas[onde + passos]) return;
      onde += passos;
      ir();
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
  });
  /** Until nothing is under way any more. */
  return async function assentar() {
    do await act(() => new Promise((ok) => setTimeout(ok)));
    while (aCaminho > 0);
  };
}

async function noFormulario() {
  const assentar = historicoDeNavegador();
  const router = createBrowserRouter(ROTAS);
  let { location: mostrada } = router.state;
  lembrarPassagem(mostrada.pathname);
  router.subscribe(({ location: nova }) => {
    if (nova !== mostrada) lembrarPassagem(nova.pathname);
    mostrada = nova;
  });
  const ir = abrir(router);
  await ir('/antes');
  await ir('/formulario');
  return { router, assentar };
}

test('dois "voltar" no mesmo instante: a pergunta está lá, e o endereço é o da página que fica', async () => {
  const { router, assentar } = await noFormulario();
  history.go(-1);
  history.go(-1);
  await assentar();
  expect([location.pathname, perguntaAberta()?.titulo]).toEqual(['/formulario', 'Sair sem salvar?']);
  await act(async () => perguntaAberta()?.responder(false));
  await assentar();
  expect([location.pathname, router.state.location.pathname]).toEqual(['/formulario', '/formulario']);

  history.go(-1);
  await assentar();
  await act(async () => perguntaAberta()?.responder(true));
  await assentar();
  expect([location.pathname, router.state.location.pathname]).toEqual(['/antes', '/antes']);
  router.dispose();
});

test('o segundo de dois "voltar" rápidos não responde à pergunta que ninguém leu; mais tarde, é o não dela', async () => {
  const { router, assentar } = await noFormulario();
  const relogio = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  history.go(-1);
  await assentar();
  // The question stands over the page, as in the app.
  const soltar = porCima({ fechar: () => perguntaAberta()?.responder(false), seguraAPagina: true });
  relogio.mockReturnValue(1_200);
  history.go(-1);
  await assentar();
  expect(perguntaAberta()?.titulo).toBe('Sair sem salvar?');
  relogio.mockReturnValue(1_900);
  history.go(-1);
  await assentar();
  expect(perguntaAberta()).toBeNull();
  expect([location.pathname, router.state.location.pathname]).toEqual(['/formulario', '/formulario']);
  soltar();
  router.dispose();
});
