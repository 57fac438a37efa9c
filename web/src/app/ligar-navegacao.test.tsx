import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentProps, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { confirmar, perguntaAberta, perguntar } from '../ui/confirmar';
import { DialogoDeConfirmacao } from '../ui/dialogo-de-confirmacao';
import { ligarNavegacao } from './ligar-navegacao';

afterEach(() => {
  cleanup();
  perguntaAberta()?.responder(false);
});

function produto(telas: { path: string; element: React.ReactNode; loader?: () => Promise<null> }[]) {
  const router = createMemoryRouter([{ element: <Outlet />, HydrateFallback: () => null, children: telas }], {
    initialEntries: ['/lista', '/loja'],
    initialIndex: 1,
  });
  ligarNavegacao(router);
  render(<RouterProvider router={router} />);
  return router;
}

test('"voltar" responde não à pergunta da tela que ficou para trás, e nada é feito', async () => {
  const trocar = vi.fn();
  const router = produto([
    { path: '/lista', element: <p>lista</p> },
    { path: '/loja', element: <p>loja</p> },
  ]);
  const resposta = confirmar({ titulo: 'Trocar de loja?' }).then((sim) => sim && trocar());
  await act(() => router.navigate(-1));
  await resposta;
  expect(perguntaAberta()).toBeNull();
  expect(trocar).not.toHaveBeenCalled();
});

test('já enquanto a próxima tela carrega não dá mais para responder sim', async () => {
  const router = produto([
    { path: '/lista', element: <p>lista</p>, loader: () => new Promise(() => {}) },
    { path: '/loja', element: <p>loja</p> },
  ]);
  const resposta = perguntar({ titulo: 'Trocar de loja?' });
  act(() => void router.navigate('/lista'));
  expect(await resposta).toBe('saiu');
});

test('a pergunta que a próxima tela faz ao se abrir é dela, e fica', async () => {
  const router = produto([
    { path: '/lista', element: <Pergunta /> },
    { path: '/loja', element: <p>loja</p> },
  ]);
  await act(() => router.navigate(-1));
  expect(perguntaAberta()?.titulo).toBe('Da nova tela?');
});

function Pergunta() {
  useState(() => void perguntar({ titulo: 'Da nova tela?' }));
  return null;
}

test('fechada a pergunta, o foco volta para o botão que a abriu', async () => {
  render(
    <MantineProvider>
      <Tela responder={() => {}} abandonar={() => {}} titulo="Deletar?" />
    </MantineProvider>,
  );
  const botao = screen.getByText('Abrir');
  botao.focus();
  fireEvent.click(botao);
  const nao = await screen.findByText('Cancelar');
  nao.focus();
  expect(document.activeElement?.textContent).toBe('Cancelar');
  await act(async () => fireEvent.click(screen.getByText('Fechar por fora')));
  expect(document.activeElement).toBe(botao);
});

function Tela(props: ComponentProps<typeof DialogoDeConfirmacao>) {
  const [aberto, setAberto] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAberto(true)}>
        Abrir
      </button>
      <button type="button" onClick={() => setAberto(false)}>
        Fechar por fora
      </button>
      {aberto && <DialogoDeConfirmacao {...props} />}
    </>
  );
}
