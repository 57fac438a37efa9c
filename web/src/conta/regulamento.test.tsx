import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { consultas } from '../lib/consultas';
import { sessaoDe } from '../test/sessoes';
import { Regulamento } from './regulamento';

afterEach(() => {
  cleanup();
  localStorage.clear();
  consultas.clear();
});

function abrir(quem: Papel, busca = '') {
  localStorage.setItem('usuario', JSON.stringify(sessaoDe(quem)));
  const router = createMemoryRouter([{ path: '/regulamento', element: <Regulamento /> }], {
    initialEntries: [`/regulamento${busca}`],
  });
  render(
    <MantineProvider>
      <QueryClientProvider client={consultas}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('a equipe não lê o regulamento de outro como se fosse seu, e alcança os três', async () => {
  abrir('indicabem');
  expect(await screen.findByText(/A equipe não tem regulamento a aceitar/)).toBeTruthy();
  const destinos = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  for (const perfil of ['tutor', 'prescritor', 'lojista']) expect(destinos).toContain(`/regulamento?de=${perfil}`);
});

test('aberto pela equipe, o de um perfil não pede aceite', async () => {
  abrir('indicabem', '?de=lojista');
  expect((await screen.findAllByText(/CNPJ/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/Declaro que li/)).toBeNull();
});

test('a versão anterior continua à mão, só para ler, e leva de volta à atual', async () => {
  abrir('lojista');
  expect(await screen.findByRole('heading', { name: 'O que mudou nesta versão' })).toBeTruthy();
  expect(screen.getByText(/Declaro que li/)).toBeTruthy();
  cleanup();
  abrir('lojista', '?versao=2022-07-26');
  expect(await screen.findByText(/26\/07\/2022, versão anterior/)).toBeTruthy();
  expect(screen.getByText(/a validação não pode ser desfeita/)).toBeTruthy();
  expect(screen.queryByText(/Declaro que li/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Ler a versão atual' }).getAttribute('href')).toBe('/regulamento');
});

test('a equipe lê a versão anterior do perfil que escolheu', async () => {
  abrir('indicabem', '?de=tutor');
  const link = await screen.findByRole('link', { name: 'Ler a versão de 26/07/2022' });
  expect(link.getAttribute('href')).toBe('/regulamento?de=tutor&versao=2022-07-26');
});
