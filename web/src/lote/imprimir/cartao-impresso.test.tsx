import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CartaoImpresso } from './cartao-impresso';
import type { CartaoDesenhado } from './desenhar-cartoes';

afterEach(cleanup);

test('o cartão diz onde digitar o código, para quem não tem câmera', () => {
  const cartao = { codigo_prescricao: 'ABCD2345', prescricao_especifica: 'N', qr: { lado: 21, tracado: 'M0 0' } };
  render(
    <MantineProvider>
      <CartaoImpresso cartao={cartao as CartaoDesenhado} site="indicabem.example.com" />
    </MantineProvider>,
  );
  expect(screen.getByText(/digite o código em/).textContent).toContain('indicabem.example.com');
});
