import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EscolherPonto } from './escolher-ponto';
import classes from './mapa.module.css';

const CENTRO = { latitude: -23.5015, longitude: -47.4526 };
const OUTRAS = [
  { nome: 'Pet Um', latitude: -23.5, longitude: -47.45 },
  { nome: '<b>Pet Dois</b>', latitude: -23.52, longitude: -47.46 },
];

// Nothing is laid out here: a map without a size has no scale.
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function abrir(ponto: typeof CENTRO | null = null) {
  const escolher = vi.fn();
  render(
    <MantineProvider>
      <EscolherPonto ponto={ponto} cidade="Sorocaba" outras={OUTRAS} quadros={null} escolher={escolher} />
    </MantineProvider>,
  );
  return escolher;
}

const desenhados = (classe: string | undefined) => document.querySelectorAll(`.${classe}`).length;

test('mostra os contornos das cidades e as outras lojas, para que se ache o lugar', () => {
  abrir();
  expect([desenhados(classes.area), desenhados(classes.vizinha)]).toEqual([2, OUTRAS.length]);
  expect(document.querySelector('.leaflet-marker-icon[title^="A loja"]')).toBeNull();
});

test('abre na cidade da loja e marca o centro do mapa pelo teclado', () => {
  const escolher = abrir();
  fireEvent.click(screen.getByText('Marcar o centro do mapa'));
  const [{ latitude, longitude }] = escolher.mock.calls[0] as [typeof CENTRO];
  expect(Math.abs(latitude - CENTRO.latitude)).toBeLessThan(0.1);
  expect(Math.abs(longitude - CENTRO.longitude)).toBeLessThan(0.1);
});

test('com um ponto, o alfinete está lá e pode ser arrastado', () => {
  abrir(CENTRO);
  expect(document.querySelector('.leaflet-marker-draggable[title^="A loja"]')).not.toBeNull();
});
