import type { Cupom } from '@indica-bem/domain/cupom/contrato';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../lib/consultas';
import { abrirSessao, encerrarSessao, type Sessao } from '../lib/sessao';
import type { CupomValidado } from './caixa/estado';
import { Recibo } from './caixa/recibo';
import { FatosDoCupom } from './ver/fatos-do-cupom';

const VENDIDO = {
  id_coupon: 9,
  id_prescricao: 7,
  codigo_coupon: 'ABCDEFGHJK',
  situacao: 'efetivado',
  desconto: 10,
  data_validade: '2026-12-31',
  data_efetivacao: '2026-11-15',
  nome_funcionario: 'Bia',
  valor: 100,
  valorDescontado: 10,
  valorRecebido: 90,
  peso: 15,
  shopkeeper: { nome_fantasia: 'Pet da Praça' },
};
const noDetalhe = (observacao_lojista: string | null) =>
  ({
    ...VENDIDO,
    prescrition: {
      id_prescricao: 7,
      observacao_lojista,
      product: { nome: 'Ração Boa' },
      titulo_especifico: null,
      tutor: { nome: 'Ana', cpf: null },
      prescriber: null,
    },
  }) as unknown as Cupom;

const buscar = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', buscar));
afterEach(() => {
  cleanup();
  consultas.clear();
  vi.unstubAllGlobals();
  buscar.mockReset();
});

function abrir(tela: ReactNode) {
  const router = createMemoryRouter([{ path: '/', element: tela }]);
  render(
    <QueryClientProvider client={consultas}>
      <MantineProvider>
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const campo = () => screen.getByLabelText<HTMLTextAreaElement>('Observação da loja (opcional)');
const escrever = (texto: string) => fireEvent.change(campo(), { target: { value: texto } });
const salvar = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Salvar observação' })));
const responder = (corpo: object, status = 200) =>
  buscar.mockResolvedValueOnce(
    new Response(JSON.stringify(corpo), { status, headers: { 'content-type': 'application/json' } }),
  );
const enviados = () =>
  buscar.mock.calls
    .filter(([, init]) => init?.method === 'PUT')
    .map(([url, init]) => [init?.method, url, JSON.parse(String(init?.body))]);

test('no recibo, a loja anota o que quiser sobre a venda', async () => {
  abrir(
    <Recibo cupom={VENDIDO as unknown as CupomValidado} quando={new Date()} proximo={() => {}} aoDesfazer={() => {}} />,
  );
  expect(screen.queryByRole('button', { name: 'Salvar observação' })).toBeNull();
  escrever('  Levou dois sacos ');
  responder({ observacao_lojista: 'Levou dois sacos' });
  await salvar();
  expect(enviados()).toEqual([['PUT', '/api/prescrition/7', { observacao_lojista: 'Levou dois sacos' }]]);
  expect(campo().value).toBe('Levou dois sacos');
  expect(screen.queryByRole('button', { name: 'Salvar observação' })).toBeNull();
});

test('recusada, a observação fica escrita com o motivo, para salvar de novo', async () => {
  abrir(
    <Recibo cupom={VENDIDO as unknown as CupomValidado} quando={new Date()} proximo={() => {}} aoDesfazer={() => {}} />,
  );
  escrever('Levou dois sacos');
  responder({ type: 'erro-interno', detail: 'Não deu certo agora' }, 500);
  await salvar();
  expect(campo().value).toBe('Levou dois sacos');
  expect(campo().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: 'Salvar observação' })).toBeTruthy();
});

test('no detalhe, a loja lê e corrige a observação', async () => {
  abrir(<FatosDoCupom cupom={noDetalhe('Levou dois sacos')} papel="lojista" />);
  expect(campo().value).toBe('Levou dois sacos');
  escrever('');
  responder({ observacao_lojista: null });
  await salvar();
  expect(enviados()).toEqual([['PUT', '/api/prescrition/7', { observacao_lojista: '' }]]);
});

test('no detalhe, a equipe lê a observação e não a escreve', () => {
  abrir(<FatosDoCupom cupom={noDetalhe('Levou dois sacos')} papel="indicabem" />);
  expect(screen.getByText('Levou dois sacos')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('antes da venda não há o que anotar', () => {
  abrir(<FatosDoCupom cupom={{ ...noDetalhe(null), situacao: 'ativo' }} papel="lojista" />);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a sessão que morre não leva a observação digitada', () => {
  const loja = { tipo_usuario: 'lojista', api_token: 't', usuario: { id_shopkeeper: 3 } } as unknown as Sessao;
  act(() => abrirSessao(loja));
  abrir(<FatosDoCupom cupom={noDetalhe(null)} papel="lojista" />);
  escrever('Levou dois sacos');
  act(encerrarSessao);
  cleanup();
  act(() => abrirSessao(loja));
  abrir(<FatosDoCupom cupom={noDetalhe(null)} papel="lojista" />);
  expect(campo().value).toBe('Levou dois sacos');
  expect(screen.getByText('Continue de onde parou')).toBeTruthy();
  act(encerrarSessao);
  sessionStorage.clear();
});
