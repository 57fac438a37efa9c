import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../../lib/consultas';
import './mapa';
import { MapaDasLojas } from './mapa-das-lojas';

const loja = (id: number, nome: string, latitude: number, longitude: number, desconto: number) => ({
  id_shopkeeper: id,
  nome_fantasia: nome,
  tipo: 'loja_fisica',
  latitude,
  longitude,
  desconto,
  bairro: 'Centro',
  cidade: 'Sorocaba',
});
/** Two close to each other, one by itself. */
const LOJAS = [
  loja(1, 'Pet Norte', -23.42, -47.45, 10),
  loja(2, 'Pet Sul', -23.55, -47.45, 15),
  loja(3, 'Pet Vizinho', -23.5501, -47.4501, 20),
];

// Nothing is laid out here: a map without a size has no scale.
let lojas = LOJAS;
beforeEach(() => {
  lojas = LOJAS;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
  vi.stubGlobal('fetch', async (pedido: string) => {
    if (String(pedido).includes('shopkeepers')) return responder({ shopkeepers: lojas, total: null, proximo: null });
    return String(pedido).includes('configuracao') ? responder({ mapa: null }) : new Response('', { status: 404 });
  });
});
afterEach(() => {
  cleanup();
  consultas.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const responder = (corpo: object) =>
  new Response(JSON.stringify(corpo), { headers: { 'content-type': 'application/json' } });

async function abrir() {
  const router = createMemoryRouter([{ path: '*', element: <MapaDasLojas /> }], { initialEntries: ['/lojistas/mapa'] });
  render(
    <QueryClientProvider client={consultas}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Pet Norte, 10% de desconto' }, { timeout: 5000 });
  return router;
}

const lista = () => within(screen.getByRole('region', { name: 'Lojas Físicas' }));
const linhas = () =>
  lista()
    .queryAllByRole('listitem')
    .map((item) => item.textContent?.slice(0, 9));
const linha = (nome: RegExp) => lista().getByRole('button', { name: nome });
const monte = () => screen.getByRole('button', { name: '2 lojas, até 20% de desconto. Aproximar' });

test('o mapa diz o desconto de cada loja e junta as que se cobririam, com o melhor deles', async () => {
  await abrir();
  expect(screen.getByTitle('Pet Norte, 10% de desconto').textContent).toBe('10%');
  expect(monte().textContent).toBe('2até 20%');
  expect(screen.getByText('3 lojas nesta área')).toBeTruthy();
});

test('aproximar um monte pelo teclado deixa na lista só o que se vê, e "Ver todas" as traz de volta', async () => {
  await abrir();
  fireEvent.keyDown(monte(), { key: 'Enter' });
  await waitFor(() => expect(linhas()).toEqual(['Pet SulCe', 'Pet Vizin']));
  expect(screen.getByText('2 lojas nesta área, de 3')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
  await waitFor(() => expect(linhas()).toHaveLength(3));
});

test('uma loja longe não encolhe as outras na chegada, mas "Ver todas" mostra também essa', async () => {
  lojas = [...LOJAS, loja(4, 'Pet Longe', -3.12, -60.02, 12)];
  await abrir();
  await screen.findByText('3 lojas nesta área, de 4');
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }));
  await screen.findByText('4 lojas nesta área');
});

test('olhar uma linha realça o seu alfinete, ou o monte em que está, e olhar o alfinete realça a linha', async () => {
  await abrir();
  const alfinete = screen.getByTitle('Pet Norte, 10% de desconto');
  fireEvent.mouseEnter(linha(/Pet Norte/));
  expect([alfinete, monte()].map((um) => um.hasAttribute('data-realce'))).toEqual([true, false]);
  fireEvent.mouseLeave(linha(/Pet Norte/));
  fireEvent.focus(linha(/Pet Sul/));
  expect([alfinete, monte()].map((um) => um.hasAttribute('data-realce'))).toEqual([false, true]);
  fireEvent.blur(linha(/Pet Sul/));
  fireEvent.mouseEnter(alfinete);
  expect(linha(/Pet Norte/).hasAttribute('data-realce')).toBe(true);
});

test('a escolhida sai do monte, e a sua linha vem à vista', async () => {
  const rolar = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  const router = await abrir();
  fireEvent.click(linha(/Pet Vizinho/));
  await waitFor(() => expect(router.state.location.search).toBe('?loja=3'));
  expect(screen.getByTitle('Pet Vizinho, 20% de desconto').hasAttribute('data-escolhida')).toBe(true);
  expect(screen.getByTitle('Pet Sul, 15% de desconto')).toBeTruthy();
  expect(rolar).toHaveBeenCalled();
});

test('diz onde estão as lojas que não têm lugar no mapa', async () => {
  await abrir();
  expect(screen.getByRole('link', { name: 'Ver lojas online' }).getAttribute('href')).toBe(
    '/lojistas?tipo=loja_online',
  );
});
