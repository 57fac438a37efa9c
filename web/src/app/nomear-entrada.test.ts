import { createBrowserRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { nomearEntrada } from './nomear-entrada';

/** What the router calls the entry the page was loaded at. */
function carregar(): string {
  nomearEntrada();
  const router = createBrowserRouter([{ path: '*', element: null }]);
  const { key } = router.state.location;
  router.dispose();
  return key;
}

beforeEach(() => history.replaceState(null, ''));

test('dois endereços abertos por si são duas entradas; recarregada, uma é a mesma', () => {
  const primeira = carregar();
  expect(carregar()).toBe(primeira);
  history.pushState(null, '', '/outra');
  expect(carregar()).not.toBe(primeira);
});

test('a que já tem nome o conserva, com o que guarda', () => {
  history.replaceState({ key: 'dela', idx: 3, usr: { de: 'antes' } }, '');
  nomearEntrada();
  expect(history.state).toEqual({ key: 'dela', idx: 3, usr: { de: 'antes' } });
});
