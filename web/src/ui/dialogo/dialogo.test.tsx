import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Botao } from '../botao';
import { tema } from '../tema';
import { AcoesDoDialogo, Dialogo } from './dialogo';

afterEach(cleanup);

/** As every screen does it: mounted while it is open, and gone at once. */
function Tela({ some = false, figura = false, comCampos = false }) {
  const [aberto, setAberto] = useState(false);
  return (
    <MantineProvider theme={tema} env="test" withCssVariables={false} withGlobalClasses={false}>
      <main>
        <h1>Onde se está</h1>
        {!(some && aberto) && <Botao onClick={() => setAberto(true)}>Abrir</Botao>}
      </main>
      {aberto && (
        <Dialogo
          titulo="Uma pergunta"
          fechar={() => setAberto(false)}
          figura={figura && <svg aria-hidden />}
          comCampos={comCampos}
        >
          <AcoesDoDialogo>
            <Botao onClick={() => setAberto(false)}>Voltar</Botao>
          </AcoesDoDialogo>
        </Dialogo>
      )}
    </MantineProvider>
  );
}

async function abrir() {
  const opener = screen.getByText('Abrir').closest('button') as HTMLButtonElement;
  opener.focus();
  await act(async () => void fireEvent.click(opener));
  return screen.findByRole('dialog', { name: 'Uma pergunta' });
}

const COMO_FECHAR = {
  Escape: (dialogo: HTMLElement) => fireEvent.keyDown(dialogo, { key: 'Escape' }),
  'seu botão': () => fireEvent.click(screen.getByText('Voltar')),
};

test.each(Object.entries(COMO_FECHAR))('fechado por %s, o teclado volta a quem o abriu', async (_, fechar) => {
  render(<Tela />);
  const dialogo = await abrir();
  await act(async () => void fechar(dialogo));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Abrir');
});

test('quem o abriu já não está: o teclado vai ao título da página, não a lugar nenhum', async () => {
  render(<Tela some />);
  await act(async () => void fireEvent.keyDown(await abrir(), { key: 'Escape' }));
  expect(['Onde se está', 'Abrir']).toContain(document.activeElement?.textContent);
});

test('com figura é um desfecho: tem o seu X', async () => {
  render(<Tela figura />);
  await abrir();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Fechar' })));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('fechado pelo primeiro de dois toques, o segundo não cai no que estava atrás; o toque seguinte vale', async () => {
  render(<Tela />);
  await abrir();
  await act(async () => void fireEvent.click(screen.getByText('Voltar'), { detail: 1 }));
  await act(async () => void fireEvent.click(screen.getByText('Abrir'), { detail: 2 }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByText('Abrir'), { detail: 1 }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

const tocarFora = () =>
  act(async () => void fireEvent.click(document.querySelector('.mantine-Modal-overlay') as HTMLElement));

test('uma pergunta fecha com um toque fora; com campos não, e Escape ainda fecha', async () => {
  render(<Tela />);
  await abrir();
  await tocarFora();
  expect(screen.queryByRole('dialog')).toBeNull();
  cleanup();
  render(<Tela comCampos />);
  const dialogo = await abrir();
  await tocarFora();
  expect(screen.getByRole('dialog')).toBeTruthy();
  await act(async () => void fireEvent.keyDown(dialogo, { key: 'Escape' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
