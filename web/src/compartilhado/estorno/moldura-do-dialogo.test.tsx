import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Confirmacao } from '../../ui/confirmacao';
import { perguntaAberta } from '../../ui/confirmar';
import { GuardaDeSaida } from '../../ui/guarda-de-saida';
import { MolduraDoDialogo } from './moldura-do-dialogo';

afterEach(() => {
  perguntaAberta()?.responder(false);
  cleanup();
});

const fechar = vi.fn();

function Tela({ custa }: { custa: boolean }) {
  const [texto, setTexto] = useState('');
  const [aberto, setAberto] = useState(true);
  fechar.mockImplementation(() => setAberto(false));
  return (
    <>
      <GuardaDeSaida />
      <Confirmacao />
      {aberto && (
        <MolduraDoDialogo
          titulo="Pedir estorno"
          confirmar="Pedir"
          campos={
            <>
              <input type="radio" aria-label="Desistiu" />
              <textarea aria-label="Motivo" value={texto} onChange={(evento) => setTexto(evento.target.value)} />
            </>
          }
          erro={null}
          enviando={false}
          aoConfirmar={() => {}}
          fechar={fechar}
          custa={custa}
        >
          A venda
        </MolduraDoDialogo>
      )}
    </>
  );
}

/** With a screen to go back to. */
async function abrir(custa = true) {
  fechar.mockReset();
  const router = createMemoryRouter(
    [
      { path: '/antes', element: <p>A tela de antes</p> },
      { path: '/aqui', element: <Tela custa={custa} /> },
    ],
    { initialEntries: ['/antes', '/aqui'] },
  );
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  const motivo = await screen.findByLabelText<HTMLTextAreaElement>('Motivo');
  return {
    motivo,
    escrever: (value: string) => act(async () => void fireEvent.change(motivo, { target: { value } })),
    voltar: () => act(() => router.navigate(-1)),
  };
}

const saiu = () => waitFor(() => expect(screen.getByText('A tela de antes')).toBeTruthy());

test('um toque fora não leva embora o que foi escrito', async () => {
  await abrir();
  await act(async () => void fireEvent.click(document.querySelector('.mantine-Modal-overlay') as HTMLElement));
  expect(fechar).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByText('Voltar')));
  expect(fechar).toHaveBeenCalledOnce();
});

test('fechado, nada mais segura a tela; e o que não custa escrever de novo não pergunta', async () => {
  const primeira = await abrir();
  await primeira.escrever('Texto');
  await act(async () => void fireEvent.click(screen.getByText('Voltar')));
  await act(async () => perguntaAberta()?.responder(true));
  await primeira.voltar();
  await saiu();
  cleanup();
  const { escrever, voltar } = await abrir(false);
  await escrever('12');
  await voltar();
  await waitFor(() => expect(fechar).toHaveBeenCalledOnce());
  expect(perguntaAberta()).toBeNull();
});

type Aberta = Awaited<ReturnType<typeof abrir>>;
const perguntou = () => waitFor(() => expect(perguntaAberta()?.titulo).toBe('Sair sem salvar?'));

describe.each([
  ['"Voltar"', () => act(async () => void fireEvent.click(screen.getByText('Voltar')))],
  ['Escape', ({ motivo }: Aberta) => act(async () => void fireEvent.keyDown(motivo, { key: 'Escape' }))],
  ['"voltar" do navegador', ({ voltar }: Aberta) => voltar()],
])('fechar por %s', (_, tentar) => {
  test('com algo escrito, pergunta: quem fica tem o texto, quem não fica fecha, e a página fica', async () => {
    const aberta = await abrir();
    await aberta.escrever('O cliente desistiu na porta');
    await tentar(aberta);
    await perguntou();
    await act(async () => perguntaAberta()?.responder(false));
    expect(fechar).not.toHaveBeenCalled();
    expect(aberta.motivo.value).toBe('O cliente desistiu na porta');
    await tentar(aberta);
    await perguntou();
    await act(async () => perguntaAberta()?.responder(true));
    expect(fechar).toHaveBeenCalledOnce();
    expect(screen.queryByText('A tela de antes')).toBeNull();
  });

  test('sem nada escrito, com o texto apagado ou só com um motivo escolhido, fecha sem perguntar, e a página fica', async () => {
    const aberta = await abrir();
    await aberta.escrever('Não');
    await aberta.escrever(' ');
    await act(async () => void fireEvent.click(screen.getByLabelText('Desistiu')));
    await tentar(aberta);
    await waitFor(() => expect(fechar).toHaveBeenCalledOnce());
    expect(perguntaAberta()).toBeNull();
    expect(screen.queryByText('A tela de antes')).toBeNull();
  });
});

test('Escape na pergunta fecha a pergunta, e não o diálogo que está atrás dela', async () => {
  const { motivo, escrever } = await abrir();
  await escrever('O cliente desistiu na porta');
  await act(async () => void fireEvent.click(screen.getByText('Voltar')));
  const pergunta = await screen.findByRole('dialog', { name: 'Sair sem salvar?' });
  await act(async () => void fireEvent.keyDown(pergunta, { key: 'Escape' }));
  expect(perguntaAberta()).toBeNull();
  expect(fechar).not.toHaveBeenCalled();
  expect(motivo.isConnected).toBe(true);
});
