import type { Capa } from '@indica-bem/domain/capa/contrato';
import { QUADRO_DA_CAPA } from '@indica-bem/domain/capa/regras';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../lib/consultas';
import { EditarCapa } from './editar-capa';

const LIDA: Capa = {
  id_imagem_capa: 3,
  pagina: 'pet',
  perfil: 'tutor',
  imagem_desktop: '/uploads/larga-1.webp',
  imagem_mobile: '/uploads/alta-1.webp',
  personalizada: 'S',
  versao: 1,
};
const DA_ANA: Capa = { ...LIDA, imagem_desktop: '/uploads/larga-da-ana.webp', versao: 2 };
const FRASE = 'Alterado por Ana às 12:00. Veja a versão atual antes de salvar.';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0]);

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
/** The version each sending came with; only who read the second is let through. */
let enviadas: string[] = [];

beforeEach(() => {
  enviadas = [];
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = 1920;
      naturalHeight = 480;
      decode = async () => {};
    },
  );
});
afterEach(() => {
  cleanup();
  consultas.clear();
  vi.unstubAllGlobals();
});

async function abrir(capa: Capa = LIDA) {
  vi.stubGlobal('fetch', async (_url: string, { method, body }: RequestInit) => {
    if (method === 'GET') return json(capa);
    if (method === 'DELETE') return json({ ...capa, personalizada: 'N', versao: 2 });
    const versao = String((body as FormData).get('versao'));
    enviadas.push(versao);
    if (versao === '2') return json({ ...DA_ANA, versao: 3 });
    return json({ type: 'versao-alterada', detail: FRASE, atual: DA_ANA }, 409);
  });
  const router = createMemoryRouter(
    [
      { path: '/capas/editar/:id_capa', element: <EditarCapa />, handle: { pai: '/capas' } },
      { path: '/capas', element: <p>lista</p> },
    ],
    { initialEntries: ['/capas/editar/3'] },
  );
  render(
    <MantineProvider>
      <QueryClientProvider client={consultas}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText('Imagem computador');
}

const campo = (rotulo: string) => screen.getByRole('group', { name: rotulo });
const quadro = (rotulo: string) => campo(rotulo).querySelector<HTMLElement>('[data-modo]');
async function escolher(rotulo: string) {
  const entrada = within(campo(rotulo)).getByLabelText(rotulo);
  const arquivo = new File([PNG], 'nova.png', { type: 'image/png' });
  await act(async () => void fireEvent.change(entrada, { target: { files: [arquivo] } }));
  await within(campo(rotulo)).findByAltText('Nova imagem escolhida');
}
const tocar = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('a prévia tem o corte em que a página mostra: o quadro inteiro, cheio', async () => {
  await abrir();
  for (const [rotulo, { largura, altura }] of [
    ['Imagem computador', QUADRO_DA_CAPA.desktop],
    ['Imagem Celular', QUADRO_DA_CAPA.mobile],
  ] as const) {
    await escolher(rotulo);
    expect(quadro(rotulo)?.style.aspectRatio).toBe(`${largura} / ${altura}`);
    expect(quadro(rotulo)?.dataset.modo).toBe('preenche');
  }
});

test('sobre a imagem do computador, e abaixo da do celular, vão as palavras da própria página', async () => {
  await abrir();
  await escolher('Imagem computador');
  expect(quadro('Imagem computador')?.querySelector('[data-onde="sobre"]')?.textContent).toBe(
    'Cada um do seu jeitoOs dados de quem você cuida, sempre à mão na consulta.',
  );
  expect(quadro('Imagem Celular')?.textContent).not.toContain('Cada um');
  expect(campo('Imagem Celular').querySelector('[data-onde="abaixo"]')?.textContent).toContain('Cada um do seu jeito');
});

test('onde a página não escreve nada, a prévia também não', async () => {
  await abrir({ ...LIDA, pagina: 'perfil' });
  expect(document.querySelector('[data-onde]')).toBeNull();
  expect(screen.getAllByText(/a imagem aparece sem título/)).toHaveLength(2);
});

test('palavras que só há na tela larga não aparecem na prévia do celular', async () => {
  await abrir({ ...LIDA, pagina: 'cupom', perfil: 'prescriber' });
  expect(quadro('Imagem computador')?.textContent).toContain('Indicação que virou desconto');
  expect(campo('Imagem Celular').querySelector('[data-onde]')).toBeNull();
});

test('outra pessoa trocou a capa: vê-se a dela, a escolhida fica, e a minha se salva sabendo', async () => {
  await abrir();
  await escolher('Imagem computador');
  await tocar('Atualizar');
  const painel = within(await screen.findByLabelText('Versões diferentes'));
  expect(painel.getByText(FRASE)).toBeTruthy();
  expect((painel.getByAltText('Salva agora, no computador') as HTMLImageElement).src).toContain('larga-da-ana');
  expect(screen.getByAltText('Nova imagem escolhida')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Atualizar' })).toBeNull();
  await tocar('Salvar a minha mesmo assim');
  expect(enviadas).toEqual(['1', '2']);
  expect(screen.getByText('lista')).toBeTruthy();
});

test('usar a versão atual mostra a salva e desfaz a escolha', async () => {
  await abrir();
  await escolher('Imagem computador');
  await tocar('Atualizar');
  await tocar('Usar a versão atual');
  expect(screen.queryByAltText('Nova imagem escolhida')).toBeNull();
  expect(quadro('Imagem computador')?.querySelector('img')?.src).toContain('larga-da-ana');
  expect(screen.getByText('Falta preencher: uma imagem nova.')).toBeTruthy();
});
