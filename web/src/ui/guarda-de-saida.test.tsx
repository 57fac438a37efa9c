import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { perguntaAberta } from './confirmar';
import { GuardaDeSaida } from './guarda-de-saida';
import { SEM_PERGUNTA } from './saida';
import { useAvisoDeSaida } from './use-aviso-de-saida';

afterEach(() => {
  perguntaAberta()?.responder(false);
  cleanup();
});

function Formulario() {
  useAvisoDeSaida(true);
  return <p>Formulário</p>;
}

function abrir() {
  const comGuarda = (tela: React.ReactNode) => (
    <>
      <GuardaDeSaida />
      {tela}
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/antes', element: comGuarda(<p>Antes</p>) },
      { path: '/formulario', element: comGuarda(<Formulario />) },
    ],
    { initialEntries: ['/antes'] },
  );
  render(<RouterProvider router={router} />);
  return (destino: string | number, state?: object) =>
    act(() => (typeof destino === 'number' ? router.navigate(destino) : router.navigate(destino, { state })));
}

test('o que o produto decide não pergunta; a pessoa que volta ao mesmo lugar, sim', async () => {
  const ir = abrir();
  await ir('/antes', SEM_PERGUNTA);
  await ir('/formulario');
  await ir('/antes', SEM_PERGUNTA);
  await waitFor(() => expect(screen.getByText('Antes')).toBeTruthy());
  await ir(-1);
  await waitFor(() => expect(screen.getByText('Formulário')).toBeTruthy());
  await ir(-1);
  await waitFor(() => expect(perguntaAberta()?.titulo).toBe('Sair sem salvar?'));
  expect(screen.getByText('Formulário')).toBeTruthy();
});
