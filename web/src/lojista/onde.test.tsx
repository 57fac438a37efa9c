import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../lib/consultas';
import type { Lugar } from './filtros';
import { Onde } from './onde';

const buscar = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', buscar));
afterEach(() => {
  cleanup();
  consultas.clear();
  vi.unstubAllGlobals();
  buscar.mockReset();
});

const responder = (corpo: object, status = 200) =>
  buscar.mockResolvedValueOnce(
    new Response(JSON.stringify(corpo), { status, headers: { 'content-type': 'application/json' } }),
  );

function Tela() {
  const [lugar, mudar] = useState<Lugar | null>(null);
  return (
    <QueryClientProvider client={consultas}>
      <MantineProvider>
        <Onde escolhido={lugar} mudar={mudar} />
      </MantineProvider>
    </QueryClientProvider>
  );
}

const abrirOutroLugar = () => fireEvent.click(screen.getByRole('button', { name: 'Outro lugar' }));

function digitar(cep: string) {
  render(<Tela />);
  abrirOutroLugar();
  fireEvent.change(screen.getByLabelText('Ou digite o CEP'), { target: { value: cep } });
}

test('um CEP de bairro conhecido diz o bairro, e só a parte da cidade sai do aparelho', async () => {
  responder({ latitude: -23.53, longitude: -47.46, bairro: 'Campolim', cidade: 'Sorocaba' });
  digitar('18047-123');
  expect(await screen.findByText('A partir de Campolim, Sorocaba')).toBeTruthy();
  expect(buscar.mock.calls.map(([url]) => url)).toEqual(['/api/lugar-do-cep/18047']);
});

test('um CEP de bairro que ninguém conhece diz o centro da cidade', async () => {
  responder({ latitude: -23.5446, longitude: -47.4388, bairro: null, cidade: 'Votorantim' });
  digitar('18110001');
  expect(await screen.findByText('A partir do centro de Votorantim')).toBeTruthy();
});

test('sem resposta, mede do centro da cidade e o diz', async () => {
  responder({ type: 'erro-interno', detail: 'motivo' }, 500);
  digitar('18047123');
  expect(await screen.findByText('A partir do centro de Sorocaba')).toBeTruthy();
});

test('um CEP de outro lugar não pergunta nada', () => {
  digitar('01310-100');
  expect(screen.getByText(/Por enquanto estamos em Sorocaba e Votorantim/)).toBeTruthy();
  expect(buscar).not.toHaveBeenCalled();
});

test('é uma linha só: o porquê, as cidades e o CEP aparecem quando se pede outro lugar', () => {
  render(<Tela />);
  expect(screen.getByRole('button', { name: 'Usar minha localização' })).toBeTruthy();
  const sorocaba = () => screen.queryByRole('button', { name: 'Sorocaba' });
  expect(sorocaba()).toBeNull();
  abrirOutroLugar();
  expect(screen.getByText(/Ela só é usada nesta busca/)).toBeTruthy();
  fireEvent.click(sorocaba() as HTMLElement);
  expect(screen.getByText('A partir do centro de Sorocaba')).toBeTruthy();
});

test('quem muda de lugar já encontra as cidades e o CEP', () => {
  render(<Tela />);
  abrirOutroLugar();
  fireEvent.click(screen.getByRole('button', { name: 'Sorocaba' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mudar o lugar da busca' }));
  expect(screen.getByRole('button', { name: 'Votorantim' })).toBeTruthy();
});

test('sem localização, diz por quê e mostra os outros caminhos', async () => {
  render(<Tela />);
  fireEvent.click(screen.getByRole('button', { name: 'Usar minha localização' }));
  expect(await screen.findByText(/Não conseguimos determinar sua localização/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Outro lugar' }).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByLabelText('Ou digite o CEP')).toBeTruthy();
});
