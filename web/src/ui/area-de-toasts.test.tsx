import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AreaDeToasts } from './area-de-toasts';
import { tocaveisNaTela } from './lugar-do-toast';
import { avisar, fecharToast, toastAberto } from './toasts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  fecharToast(toastAberto()?.id ?? 0);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function esconder(oculta: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(oculta);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

function abrir() {
  render(
    <MemoryRouter>
      <AreaDeToasts />
    </MemoryRouter>,
  );
}
const passar = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('o aviso some sozinho', () => {
  abrir();
  act(() => avisar.info('Novidade'));
  passar(6000);
  expect(screen.queryByText('Novidade')).toBeNull();
});

test('numa aba que ninguém vê, o aviso espera por quem volte a ela', () => {
  abrir();
  esconder(true);
  act(() => avisar.info('Você saiu em outra aba.'));
  passar(60_000);
  expect(screen.getByText('Você saiu em outra aba.')).toBeTruthy();
  esconder(false);
  passar(6000);
  expect(screen.queryByText('Você saiu em outra aba.')).toBeNull();
});

test('além do que se toca, um aviso não cobre o que se veio ler', () => {
  const { container } = render(
    <div>
      <strong data-a-vista>15%</strong>
      <p>de desconto</p>
      <button type="button">Copiar</button>
    </div>,
  );
  for (const elemento of container.querySelectorAll('*')) {
    vi.spyOn(elemento, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 90, 40));
  }
  expect(tocaveisNaTela()).toHaveLength(2);
});
