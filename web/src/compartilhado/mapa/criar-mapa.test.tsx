import { afterEach, expect, test, vi } from 'vitest';
import { criarMapa } from './criar-mapa';

afterEach(() => vi.unstubAllGlobals());

test('um mapa que saiu da tela não é mais perguntado, mesmo que a janela tenha mudado antes', () => {
  // The outlines are not what this is about.
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const caixa = document.body.appendChild(document.createElement('div'));
  const mapa = criarMapa(caixa, null);
  const olhar = vi.fn(() => mapa.getBounds());
  mapa.on('moveend', olhar);
  mapa.fire('moveend');
  expect(olhar).toHaveBeenCalledOnce();
  mapa.remove();
  mapa.fire('moveend');
  expect(olhar).toHaveBeenCalledOnce();
});
