import type { LojistaCompleto } from '@indica-bem/domain/lojista/contrato';
import type { PrescritorCompleto } from '@indica-bem/domain/prescritor/contrato';
import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { consultas } from '../../lib/consultas';
import { abrirSessao, encerrarSessao, type Sessao } from '../../lib/sessao';
import { FormularioDoUsuario } from './formulario-do-usuario';
import { type RegistroLido, registroDe } from './registro';

const CONTA = {
  situacao: 'ativa',
  criada_em: '2026-01-01T12:00:00.000Z',
  ultimo_acesso: null,
  exclusao_pedida_em: null,
  versao: 1,
};
const ENDERECO = {
  cep: '18010000',
  logradouro: 'Rua Quinze',
  numero: '40',
  complemento: null,
  bairro: 'Centro',
  cidade: 'Sorocaba',
  estado: 'SP',
};
const PARCEIRO = {
  ...CONTA,
  ...ENDERECO,
  id_prescriber: 5,
  perfil: 'criador',
  nome: 'Dora',
  nome_fantasia: 'Canil da Dora',
  email: 'dora@example.com',
  cpf: '31000000052',
  telefone: '15991000000',
  celular: '15991000000',
} as unknown as PrescritorCompleto;
const LOJA = {
  ...CONTA,
  ...ENDERECO,
  id_shopkeeper: 6,
  razao_social: 'Loja Ltda',
  nome_fantasia: 'Loja',
  email: 'loja@example.com',
  cnpj: '11222333000181',
  tipo: 'loja_online',
  telefone: '1530000000',
  celular: '15991000000',
  site: 'loja.example.com',
  id_campanha: 1,
  campaign: { descritivo: 'Verão' },
  coordenadas_aproximadas: false,
  estoque: 3,
} as unknown as LojistaCompleto;
const FRASE = 'Alterado por Ana às 12:00. Veja a versão atual antes de salvar.';
const CAMPANHA = { id_campaign: 1, descritivo: 'Verão', desconto: 12, data_validade: '2099-12-31', vencida: false };

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
let enviados: Record<string, unknown>[] = [];

beforeEach(() => {
  enviados = [];
});
afterEach(() => {
  cleanup();
  consultas.clear();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** The server refuses whoever did not read version 2. */
async function abrir(lido: RegistroLido, atual: RegistroLido) {
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url.startsWith('/api/campaigns')) return json({ campaigns: [CAMPANHA], proximo: null });
    if (method === 'GET') return json(CAMPANHA);
    const enviado = JSON.parse(String(body)) as Record<string, unknown>;
    enviados.push(enviado);
    return enviado.versao === 2 ? json(atual) : json({ type: 'versao-alterada', detail: FRASE, atual }, 409);
  });
  const router = createMemoryRouter(
    [
      { path: '/editar', element: <FormularioDoUsuario registro={registroDe(lido)} />, handle: { pai: '/usuarios' } },
      { path: '/usuarios', element: <p>lista</p> },
    ],
    { initialEntries: ['/editar'] },
  );
  await act(async () => {
    render(
      <MantineProvider>
        <QueryClientProvider client={consultas}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </MantineProvider>,
    );
  });
}

const digitar = (rotulo: string, texto: string) =>
  fireEvent.change(screen.getByLabelText(rotulo), { target: { value: texto } });
const botao = (nome: string) => screen.queryByText(nome)?.closest('button') ?? screen.getByLabelText(nome);
const tocar = (name: string) => act(async () => void fireEvent.click(botao(name)));
const painel = () => screen.getByLabelText('Versões diferentes').textContent ?? '';

test('quem salva uma versão antiga de uma pessoa vê a outra ao lado, também o perfil, e decide', async () => {
  await abrir(PARCEIRO, { ...PARCEIRO, nome: 'Dora da Ana', perfil: 'petwalker', versao: 2 } as PrescritorCompleto);
  digitar('Nome', 'Dora da Bia');
  await tocar('Atualizar');
  for (const texto of [FRASE, 'Dora da Bia', 'Dora da Ana', 'Criador', 'Passeador']) {
    expect(painel()).toContain(texto);
  }
  await tocar('Usar o que está salvo em Perfil');
  await tocar('Salvar a minha mesmo assim');
  expect(enviados[1]).toMatchObject({ nome: 'Dora da Bia', perfil: 'petwalker', versao: 2 });
  expect(screen.getByText('lista')).toBeTruthy();
});

test('de uma loja se comparam também a campanha e o tipo, pelo nome', async () => {
  const atual = { ...LOJA, tipo: 'loja_fisica', id_campanha: null, campaign: null, versao: 2 };
  await abrir(LOJA, atual as unknown as LojistaCompleto);
  digitar('Nome fantasia', 'Loja da Bia');
  await tocar('Atualizar');
  for (const texto of ['Loja online', 'Loja física', 'Verão', 'Sem campanha']) expect(painel()).toContain(texto);
  expect(painel()).not.toMatch(/loja_|nº/);
});

test('usar a versão atual recomeça dela; o que falta é dito no botão que salva a minha', async () => {
  await abrir(PARCEIRO, { ...PARCEIRO, nome: 'Dora da Ana', versao: 2 } as PrescritorCompleto);
  digitar('Nome', 'Dora da Bia');
  await tocar('Atualizar');
  digitar('Nome', '');
  await tocar('Salvar a minha mesmo assim');
  expect(enviados).toHaveLength(1);
  expect(screen.getByText(/^Falta preencher: .*nome/i)).toBeTruthy();
  await tocar('Usar a versão atual');
  expect((screen.getByLabelText('Nome') as HTMLInputElement).value).toBe('Dora da Ana');
  expect(screen.queryByText(FRASE)).toBeNull();
});

test('de quem foi convidado, mudar o e-mail manda o convite de novo, e nada se avisa no antigo', async () => {
  await abrir({ ...PARCEIRO, situacao: 'convidada' }, PARCEIRO);
  expect(screen.getByText(/o convite vai para o endereço novo/)).toBeTruthy();
  expect(screen.queryByText(/o endereço antigo recebe um aviso/)).toBeNull();
});

const EQUIPE = {
  tipo_usuario: 'indicabem',
  api_token: 't',
  usuario: { id_admin: 1, nome: 'Bia' },
} as unknown as Sessao;

/** The session dies under the form, and the same person comes in again. */
async function morrerEVoltar(lido: RegistroLido, atual: RegistroLido) {
  act(encerrarSessao);
  cleanup();
  act(() => abrirSessao(EQUIPE));
  await abrir(lido, atual);
}

test('a sessão que morre devolve também a campanha da loja, e avisa', async () => {
  act(() => abrirSessao(EQUIPE));
  await abrir(LOJA, LOJA);
  digitar('Nome fantasia', 'Loja da Bia');
  digitar('Campanha', '');
  await morrerEVoltar({ ...LOJA, versao: 2 }, LOJA);
  expect(screen.getByText('Continue de onde parou')).toBeTruthy();
  await tocar('Atualizar');
  expect(enviados[0]).toMatchObject({ nome_fantasia: 'Loja da Bia', id_campanha: null, versao: 1 });
});

test('só o perfil do parceiro mudou: volta, avisa, e vai sobre a versão de que partiu', async () => {
  act(() => abrirSessao(EQUIPE));
  await abrir(PARCEIRO, PARCEIRO);
  digitar('Perfil', 'petwalker');
  const deAna = { ...PARCEIRO, nome: 'Dora da Ana', versao: 2 } as PrescritorCompleto;
  await morrerEVoltar(deAna, deAna);
  expect(screen.getByText('Continue de onde parou')).toBeTruthy();
  await tocar('Atualizar');
  expect(enviados[0]).toMatchObject({ perfil: 'petwalker', versao: 1 });
  expect(painel()).toContain('Passeador');
});

test('nada escolhido, nada volta', async () => {
  act(() => abrirSessao(EQUIPE));
  await abrir(LOJA, LOJA);
  await morrerEVoltar(LOJA, LOJA);
  expect(screen.queryByText('Continue de onde parou')).toBeNull();
});
