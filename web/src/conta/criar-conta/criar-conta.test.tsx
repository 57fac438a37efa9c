import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../../lib/consultas';
import { CriarConta } from './criar-conta';

beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  consultas.clear();
  vi.unstubAllGlobals();
});

test.each(['/cadastro', '/cadastro/indicacao/ABCD2345'])('o título de %s é o do cadastro de tutor', (endereco) => {
  const router = createMemoryRouter(
    [
      { path: '/cadastro', element: <CriarConta /> },
      { path: '/cadastro/indicacao/:hash', element: <CriarConta /> },
    ],
    { initialEntries: [endereco] },
  );
  render(
    <QueryClientProvider client={consultas}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
  expect(screen.getAllByRole('heading', { level: 1 }).map((h) => h.textContent)).toEqual(['Cadastro de novo tutor']);
});
