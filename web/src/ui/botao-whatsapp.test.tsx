import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { BotaoWhatsApp } from './botao-whatsapp';

afterEach(cleanup);

function endereco(telefone?: string | null) {
  const router = createMemoryRouter([{ path: '/', element: <BotaoWhatsApp telefone={telefone ?? null} texto="Oi" /> }]);
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return screen.queryByRole('link', { name: 'WhatsApp' })?.getAttribute('href') ?? null;
}

test('um celular abre a conversa com ele', () => {
  expect(endereco('(15) 99123-4567')).toBe('https://wa.me/5515991234567?text=Oi');
});

test.each(['(15) 3222-1000', '1532221000', '+55 15 3222-1000'])('um telefone fixo (%s) não tem WhatsApp', (fixo) => {
  expect(endereco(fixo)).toBeNull();
});

test('sem telefone, o WhatsApp pergunta a quem mandar', () => {
  expect(endereco(null)).toBe('https://wa.me/?text=Oi');
});
