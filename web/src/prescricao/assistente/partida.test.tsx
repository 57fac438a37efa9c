import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { type Marca, usePartida } from './partida';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const ANA = 1;

function Assistente() {
  const { partida, acabada, concluir } = usePartida(ANA);
  const passo = useLocation().search;
  return (
    <button type="button" onClick={() => concluir(true)}>
      {acabada ? 'outra, vazia' : `${partida} ${passo}`}
    </button>
  );
}

async function aoUltimoPasso() {
  const router = createMemoryRouter([{ path: '*', element: <Assistente /> }], { initialEntries: ['/nova'] });
  render(<RouterProvider router={router} />);
  const partida = router.state.location.key;
  const state = { assistente: true, partida } satisfies Marca<string>;
  await act(() => router.navigate('/nova?passo=1', { state }));
  await act(() => router.navigate('/nova?passo=2', { state }));
  return { router, partida, tela: () => screen.getByRole('button').textContent };
}

test('pelo histórico, a indicação em curso é a mesma', async () => {
  const { router, partida, tela } = await aoUltimoPasso();
  await act(() => router.navigate(-1));
  expect(tela()).toBe(`${partida} ?passo=1`);
});

test('enviada, ela fica na tela; "voltar", ou qualquer passo dela, começa outra', async () => {
  const { router, partida, tela } = await aoUltimoPasso();
  act(() => screen.getByRole('button').click());
  expect(tela()).toBe(`${partida} ?passo=2`);
  await act(() => router.navigate(-1));
  expect(tela()).toBe('outra, vazia');
  await act(() => router.navigate(-1));
  expect(tela()).toBe('outra, vazia');
});

test('enviada e recarregada, também; chegar de novo pelo menu é outra', async () => {
  const { router, partida, tela } = await aoUltimoPasso();
  act(() => screen.getByRole('button').click());
  cleanup();
  render(<RouterProvider router={router} />);
  expect(tela()).toBe('outra, vazia');
  await act(() => router.navigate('/nova'));
  expect(tela()).not.toContain('vazia');
  expect(tela()).not.toContain(partida);
});

test('um link dentro da página, cuja entrada o navegador faz sem nome, é a mesma, e voltar dele também', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Assistente /> }], {
    initialEntries: [
      { pathname: '/nova', key: 'do menu' },
      { pathname: '/nova', hash: '#conteudo', key: 'default' },
    ],
    initialIndex: 0,
  });
  render(<RouterProvider router={router} />);
  const tela = () => screen.getByRole('button').textContent;
  await act(() => router.navigate(1));
  expect(router.state.location.hash).toBe('#conteudo');
  expect(tela()).toBe('do menu ');
  await act(() => router.navigate(-1));
  expect(tela()).toBe('do menu ');
});

test('os passos que outra pessoa deixou no histórico desta aba começam outra, vazia', async () => {
  const { router, partida, tela } = await aoUltimoPasso();
  await act(() => router.navigate('/nova?peso=30', { state: { assistente: true, partida, dono: ANA + 1 } }));
  expect(tela()).toBe('outra, vazia');
  await act(() => router.navigate('/nova?peso=30', { state: { assistente: true, partida, dono: ANA } }));
  expect(tela()).toBe(`${partida} ?peso=30`);
});
