import { listarEventos } from '@indica-bem/domain/evento/chamadas';
import type { Evento } from '@indica-bem/domain/evento/contrato';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../lib/consultas';
import { CalendarioDoPet } from './calendario-do-pet';

const CALENDARIO = `/api${listarEventos.slice('GET '.length)}`;
const perguntas: string[] = [];
let eventos: Evento[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00-03:00'), toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) => Response.json(responder(new URL(url, 'http://teste'))));
});
afterEach(() => {
  cleanup();
  consultas.clear();
  perguntas.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** As the server does it; of what others still ask in this window (is there a network again?), nothing is counted. */
function responder({ pathname, search, searchParams }: URL): Evento[] {
  if (pathname !== CALENDARIO) return [];
  perguntas.push(decodeURIComponent(search));
  const [de = '', ate = '9999', limite = 500] = ['de', 'ate', 'limite'].map(
    (nome) => searchParams.get(nome) ?? undefined,
  );
  const sentido = searchParams.get('ordem') === 'decrescente' ? -1 : 1;
  const ordenados = eventos
    .filter(({ data }) => data >= de && data <= ate)
    .sort((a, b) => sentido * (a.data.localeCompare(b.data) || a.id_calendario - b.id_calendario));
  const visto = Number(searchParams.get('depois_de') ?? 0);
  const inicio = ordenados.findIndex(({ id_calendario }) => id_calendario === visto) + 1;
  return ordenados.slice(inicio, inicio + Number(limite));
}

const evento = (id: number, data: string): Evento => ({
  id_calendario: id,
  titulo: `Evento ${id}`,
  descricao: null,
  data,
  data_notificacao: data,
});
const deDiaEmDia = (quantos: number, primeiro: string) =>
  Array.from({ length: quantos }, (_, i) => {
    const dia = new Date(Date.parse(primeiro) + i * 86_400_000).toISOString().slice(0, 10);
    return evento(i + 1, dia);
  });

function abrir(endereco: string) {
  const router = createMemoryRouter([{ path: '/eventos', element: <CalendarioDoPet /> }], {
    initialEntries: [endereco],
  });
  render(
    <QueryClientProvider client={consultas}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

test('o mês pergunta só pelas semanas que mostra, e o seguinte só quando se vai a ele', async () => {
  eventos = [evento(1, '2026-03-31'), evento(2, '2026-04-04'), evento(3, '2026-04-20')];
  abrir('/eventos');
  await screen.findAllByText('Evento 1');
  expect(screen.getByLabelText('sábado, 4 de abril de 2026, 1 evento')).toBeTruthy();
  expect(perguntas).toEqual(['?de=2026-03-01&ate=2026-04-04']);

  fireEvent.click(screen.getByLabelText('Próximo mês'));
  await screen.findAllByText('Evento 3');
  expect(perguntas.slice(1)).toEqual(['?de=2026-03-29&ate=2026-05-02']);
});

test('a grade do mês está lá antes dos eventos', () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  abrir('/eventos');
  expect(screen.getByLabelText('terça-feira, 10 de março de 2026')).toBeTruthy();
});

test('passada a meia-noite com a página aberta, hoje é outro dia', async () => {
  eventos = [];
  abrir('/eventos');
  const marcado = () => document.querySelector('[aria-current="date"]')?.textContent;
  expect(marcado()).toContain('10');
  vi.setSystemTime(new Date('2026-03-11T00:00:30-03:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(marcado()).toContain('11');
});

test('um mês livre não é um calendário vazio', async () => {
  eventos = [evento(1, '2026-07-01')];
  abrir('/eventos');
  await screen.findByText('Mês livre');
  cleanup();
  consultas.clear();
  eventos = [];
  abrir('/eventos');
  await screen.findByText('Nenhum evento marcado');
});

test('a lista vem por páginas, os próximos a partir de hoje e os passados do mais recente para trás', async () => {
  eventos = deDiaEmDia(100, '2026-01-29');
  abrir('/eventos?visao=lista');
  await screen.findByText('Evento 41');
  await screen.findByText('Evento 40');
  const titulos = (onde: string) =>
    [...document.querySelectorAll(`section[aria-labelledby="${onde}"] h3`)].map((titulo) => titulo.textContent);
  expect([titulos('proximos').length, titulos('proximos')[0]]).toEqual([30, 'Evento 41']);
  expect([titulos('passados').length, titulos('passados')[0]]).toEqual([30, 'Evento 40']);

  for (const botao of screen.getAllByText('Carregar mais')) fireEvent.click(botao);
  await screen.findByText('Evento 100');
  await screen.findByText('Evento 1');
  expect(new Set([...titulos('proximos'), ...titulos('passados')]).size).toBe(100);
  expect(screen.queryByText('Carregar mais')).toBeNull();
  expect(perguntas).toHaveLength(4);
  expect(perguntas.every((pergunta) => pergunta.includes('limite=31'))).toBe(true);
});

test('um calendário sem nada o diz também na lista', async () => {
  eventos = [];
  abrir('/eventos?visao=lista');
  await screen.findByText('Marcar o primeiro');
});
