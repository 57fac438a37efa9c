import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CampoDeBusca } from '../ui/campo-de-busca';
import { Fichas } from '../ui/fichas';
import { useFiltrosNoEndereco } from './filtros-no-endereco';
import { noEndereco, texto } from './partes-do-endereco';

const FILTROS = noEndereco<{ busca: string; especie: string; so: string }>({
  busca: texto('busca'),
  especie: texto('especie'),
  so: texto('so'),
});

function Lista() {
  const { filtros, mudar, escolha } = useFiltrosNoEndereco(FILTROS);
  return (
    <>
      <CampoDeBusca rotulo="Buscar" placeholder="" busca={filtros.busca} mudar={(busca) => mudar({ busca })} />
      <select
        aria-label="Espécie"
        value={filtros.especie}
        onChange={({ currentTarget }) => mudar({ especie: currentTarget.value })}
      >
        {['', 'cao', 'gatos'].map((especie) => (
          <option key={especie}>{especie}</option>
        ))}
      </select>
      <Fichas rotulo="Quais" opcoes={[{ nome: 'Vigentes', ...escolha({ so: 'vigentes' }), atual: false }]} />
      <button type="button" onClick={() => mudar({ busca: '' })}>
        Limpar
      </button>
      <Link to="/outra">Outra</Link>
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A slow device: no change of address stands before the test lets it. */
function abrir() {
  const chegam: (() => void)[] = [];
  const loader = () => new Promise<null>((pronto) => void chegam.push(() => pronto(null)));
  const router = createMemoryRouter(
    [
      { path: '/lista', loader, element: <Lista /> },
      { path: '/outra', loader, element: <p>outra</p> },
    ],
    { initialEntries: ['/lista'], hydrationData: { loaderData: { '0': null } } },
  );
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return {
    endereco: () => router.state.location.pathname + router.state.location.search,
    chegar: () =>
      act(async () => {
        for (const chega of chegam.splice(0)) chega();
      }),
  };
}

const campo = () => screen.getByLabelText('Buscar') as HTMLInputElement;
const digitar = (texto: string) => fireEvent.change(campo(), { target: { value: texto } });
const parar = () => act(async () => void vi.advanceTimersByTime(1000));
const escolherEspecie = (especie: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText('Espécie'), { target: { value: especie } }));
const tocar = (texto: string) => act(async () => void fireEvent.click(screen.getByText(texto)));

test('um filtro escolhido logo depois da busca fica, e a busca também', async () => {
  const { endereco, chegar } = abrir();
  digitar('salmao');
  await parar();
  await escolherEspecie('cao');
  await parar();
  await tocar('Vigentes');
  await chegar();
  expect(endereco()).toBe('/lista?busca=salmao&especie=cao&so=vigentes');
  expect(campo().value).toBe('salmao');
});

test('um filtro escolhido enquanto se digita fica, quando a busca enfim vai', async () => {
  const { endereco, chegar } = abrir();
  digitar('salmao');
  await escolherEspecie('gatos');
  await parar();
  await chegar();
  expect(endereco()).toBe('/lista?busca=salmao&especie=gatos');
});

test('a busca que chega não apaga as letras digitadas depois dela', async () => {
  const { endereco, chegar } = abrir();
  digitar('sal');
  await parar();
  digitar('salmao');
  await chegar();
  expect(endereco()).toBe('/lista?busca=sal');
  expect(campo().value).toBe('salmao');
  await parar();
  await chegar();
  expect(endereco()).toBe('/lista?busca=salmao');
});

test('limpar vale mais que a busca que ainda esperava', async () => {
  const { endereco, chegar } = abrir();
  digitar('sal');
  await parar();
  await chegar();
  digitar('salmao');
  await tocar('Limpar');
  await chegar();
  await parar();
  expect(endereco()).toBe('/lista');
  expect(campo().value).toBe('');
});

test('quem já saiu da lista não é chamado de volta por uma busca atrasada', async () => {
  const { endereco, chegar } = abrir();
  digitar('salmao');
  await tocar('Outra');
  await parar();
  await chegar();
  expect(endereco()).toBe('/outra');
});

test('uma escolha aberta em outra aba não muda a lista daqui', async () => {
  const { endereco, chegar } = abrir();
  await act(async () => void fireEvent.click(screen.getByText('Vigentes'), { ctrlKey: true }));
  await chegar();
  expect(endereco()).toBe('/lista');
});
