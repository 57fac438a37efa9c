import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { perguntaQueVem } from './confirmacao';

const SemPedaco = perguntaQueVem(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([true, false])('sem o seu pedaço, a pergunta é a do navegador, com as mesmas palavras: %s', async (sim) => {
  const doNavegador = vi.fn(() => sim);
  vi.stubGlobal('confirm', doNavegador);
  const responder = vi.fn();
  const pergunta = { titulo: 'Sair sem salvar?', texto: 'O que você mudou nesta página se perde.' };
  render(<SemPedaco {...pergunta} responder={responder} abandonar={() => undefined} />);
  await waitFor(() => expect(responder).toHaveBeenCalledExactlyOnceWith(sim));
  expect(doNavegador).toHaveBeenCalledExactlyOnceWith('Sair sem salvar?\n\nO que você mudou nesta página se perde.');
});
