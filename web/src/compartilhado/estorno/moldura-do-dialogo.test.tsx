import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MolduraDoDialogo } from './moldura-do-dialogo';

afterEach(cleanup);

test('um toque fora não leva embora o que foi escrito', async () => {
  const fechar = vi.fn();
  render(
    <MantineProvider env="test">
      <MolduraDoDialogo
        titulo="Pedir estorno"
        confirmar="Pedir"
        campos={<textarea aria-label="Motivo" />}
        erro={null}
        enviando={false}
        aoConfirmar={() => {}}
        fechar={fechar}
      >
        A venda
      </MolduraDoDialogo>
    </MantineProvider>,
  );
  await screen.findByLabelText('Motivo');
  await act(async () => void fireEvent.click(document.querySelector('.mantine-Modal-overlay') as HTMLElement));
  expect(fechar).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByText('Voltar')));
  expect(fechar).toHaveBeenCalledOnce();
});
