import type { Prescricao } from '@indica-bem/domain/prescricao/contrato';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../lib/consultas';
import { abrirSessao, encerrarSessao, type Sessao } from '../lib/sessao';
import { UsuarioContext } from '../lib/usuario';
import { NomesDaIndicacao } from './nomes';

const sessaoDe = (id_tutor: number) =>
  ({ tipo_usuario: 'tutor', api_token: `t${id_tutor}`, usuario: { id_tutor, nome: 'Ana' } }) as unknown as Sessao;
const buscar = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', buscar);
  // The tutor's pets are asked for below the names.
  buscar.mockImplementation(async () => Response.json({ pets: [] }));
  act(() => abrirSessao(sessaoDe(1)));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  buscar.mockReset();
});

function abrir(nomes: { tutor_nome: string | null; pet_nome: string | null }) {
  const prescricao = { id_prescricao: 7, ...nomes } as unknown as Prescricao;
  const router = createMemoryRouter([{ path: '/', element: <NomesDaIndicacao prescricao={prescricao} /> }]);
  render(
    <QueryClientProvider client={consultas}>
      <MantineProvider>
        <UsuarioContext value={sessaoDe(1)}>
          <RouterProvider router={router} />
        </UsuarioContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const botao = (name: string) => screen.getByRole('button', { name });
const pet = () => screen.getByLabelText<HTMLInputElement>('Nome do pet (opcional)');
const chamarDeThor = () => fireEvent.change(pet(), { target: { value: 'Thor' } });

test('depois de digitar o código, o tutor lê os nomes e os corrige ali mesmo', async () => {
  abrir({ tutor_nome: 'Ana', pet_nome: 'Tor' });
  expect(screen.getByText('Tor')).toBeTruthy();
  expect(screen.getByText('Ana')).toBeTruthy();
  fireEvent.click(botao('Corrigir os nomes'));
  chamarDeThor();
  await act(async () => void fireEvent.click(botao('Salvar')));
  const [url, init] = buscar.mock.calls.find(([, pedido]) => pedido?.method === 'PUT') ?? [];
  expect([init?.method, url, JSON.parse(String(init?.body))]).toEqual([
    'PUT',
    '/api/prescrition/7',
    { tutor_nome: 'Ana', pet_nome: 'Thor' },
  ]);
  expect(botao('Corrigir os nomes')).toBeTruthy();
});

test('sem nomes, dizê-los é só uma oferta', () => {
  abrir({ tutor_nome: null, pet_nome: null });
  expect(screen.queryByText(/^Para/, { selector: 'p' })).toBeNull();
  expect(botao('Informar os nomes')).toBeTruthy();
});

test('a sessão que morre não leva os nomes digitados, e a mesma pessoa os acha abertos', () => {
  abrir({ tutor_nome: 'Ana', pet_nome: 'Tor' });
  fireEvent.click(botao('Corrigir os nomes'));
  chamarDeThor();
  act(encerrarSessao);
  cleanup();
  act(() => abrirSessao(sessaoDe(1)));
  abrir({ tutor_nome: 'Ana', pet_nome: 'Tor' });
  expect(pet().value).toBe('Thor');
  expect(screen.getByText('Continue de onde parou')).toBeTruthy();
});

test('o teclado vai ao primeiro campo que abre, e volta ao botão', () => {
  abrir({ tutor_nome: null, pet_nome: null });
  fireEvent.click(botao('Informar os nomes'));
  expect(document.activeElement).toBe(document.querySelector('form input'));
  fireEvent.click(botao('Cancelar'));
  expect(document.activeElement).toBe(botao('Informar os nomes'));
});
