import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { comProduto } from '../test/produto';
import { sessaoDe } from '../test/sessoes';
import { ligarNavegacao } from './ligar-navegacao';
import { rotas } from './rotas';
import { BASE } from './tabela-de-rotas';

comProduto();

/** Somebody who is in, with these pages behind the last one. */
function com(...historico: string[]) {
  localStorage.setItem('usuario', JSON.stringify(sessaoDe('tutor')));
  const router = createMemoryRouter(rotas, { basename: BASE, initialEntries: historico.map((h) => BASE + h) });
  ligarNavegacao(router);
  const onde = () => router.state.location.pathname.slice(BASE.length);
  const ir = async (para: number | string) => {
    // Two signatures, one call.
    await act(() => (typeof para === 'number' ? router.navigate(para) : router.navigate(para)));
    return onde();
  };
  return { ir, fim: () => router.dispose() };
}

test('Voltar passa pelo cadastro de quem já entrou, e Avançar volta a onde se estava', async () => {
  const { ir, fim } = com('/contato', '/cadastro', '/perfil');
  expect(await ir(-1)).toBe('/home');
  expect(await ir(1)).toBe('/perfil');
  expect(await ir(-1)).toBe('/home');
  expect(await ir(-1)).toBe('/contato');
  fim();
});

test('também quando o desvio desvia de novo: o início da casa, de quem não entrou', async () => {
  const { ir, fim } = com('/contato', '/', '/privacidade');
  localStorage.clear();
  expect(await ir(-1)).toBe('/login');
  expect(await ir(-1)).toBe('/login');
  expect(await ir(1)).toBe('/login');
  expect(await ir(1)).toBe('/privacidade');
  fim();
});

test('de um toque que desvia, Voltar leva a onde se tocou', async () => {
  const { ir, fim } = com('/contato');
  expect(await ir('/cadastro')).toBe('/home');
  expect(await ir(-1)).toBe('/contato');
  fim();
});
