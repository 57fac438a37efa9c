import type { Produto } from '@indica-bem/domain/produto/contrato';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErroDaApi } from '../../lib/erros-da-api';
import { FormularioDoProduto } from './formulario-do-produto';
import { camposDoProduto } from './rascunho';
import type { EnviarProduto } from './use-salvar-produto';

afterEach(cleanup);

const LIDO: Produto = {
  id_produto: 1,
  categoria: 'Fórmula Natural',
  sub_categoria: 'Fresh Meat',
  especie: 'cao',
  porte: 'Médio',
  nome: 'Cães Adultos',
  nome_curto: 'Adultos',
  link: 'https://example.com',
  opcao: 'Frango',
  energia_metabolizavel: 4020,
  tipo_calculadora: 'comum',
  em_prescricao: 'S',
  em_catalogo: 'S',
  imagem_caminho: '/uploads/antes.webp',
  ciclo_de_vida: null,
  outras_necessidades: null,
  versao: 1,
};
const DA_ANA: Produto = {
  ...LIDO,
  nome: 'Cães da Ana',
  em_prescricao: 'N',
  tipo_calculadora: 'none',
  imagem_caminho: '/uploads/da-ana.webp',
  versao: 2,
};
const FRASE = 'Alterado por Ana às 12:00. Veja a versão atual antes de salvar.';

/** The server refuses whoever did not read version 2. */
function abrir(atual = DA_ANA) {
  const versao = { current: LIDO.versao };
  const enviar = vi.fn<EnviarProduto>(async () => {
    if (versao.current !== 2) throw new ErroDaApi(409, 'VERSAO_ALTERADA', FRASE, {}, atual);
    return { ...atual, versao: 3 };
  });
  const formulario = (
    <FormularioDoProduto
      iniciais={camposDoProduto(LIDO)}
      foto={LIDO.imagem_caminho}
      rotuloDoEnvio="Atualizar"
      altera
      versao={versao}
      enviar={enviar}
    />
  );
  const router = createMemoryRouter(
    [
      { path: '/editar', element: formulario, handle: { pai: '/produtos' } },
      { path: '/produtos', element: <p>lista</p> },
    ],
    { initialEntries: ['/editar'] },
  );
  render(
    <MantineProvider>
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { enviar };
}

const nome = () => screen.getByLabelText('Nome') as HTMLInputElement;
const botao = (nome: string) => screen.getByText(nome).closest('button') as HTMLElement;
const tocar = (name: string) => act(async () => void fireEvent.click(botao(name)));
const painel = () => screen.getByLabelText('Versões diferentes').textContent ?? '';
async function conflitar() {
  fireEvent.change(nome(), { target: { value: 'Cães da Bia' } });
  await tocar('Atualizar');
}

test('quem salva uma versão antiga do produto vê a outra ao lado, com as palavras da tela', async () => {
  abrir();
  await conflitar();
  for (const texto of [FRASE, 'Cães da Bia', 'Cães da Ana', 'Sim', 'Não', 'Sem calculadora']) {
    expect(painel()).toContain(texto);
  }
  expect(painel()).not.toContain('none');
  expect(nome().value).toBe('Cães da Bia');
  expect((screen.getByAltText('Imagem em uso') as HTMLImageElement).src).toContain('da-ana');
});

test('a minha se salva sabendo; a versão atual, quando se escolhe, é a que fica na tela', async () => {
  const { enviar } = abrir();
  await conflitar();
  await tocar('Usar a versão atual');
  expect(nome().value).toBe('Cães da Ana');
  await conflitar();
  expect(enviar).toHaveBeenCalledTimes(2);
  expect(enviar.mock.lastCall?.[0].get('nome')).toBe('Cães da Bia');
  expect(screen.getByText('lista')).toBeTruthy();
});

test('só a foto difere: ainda assim a minha pode ser salva', async () => {
  const { enviar } = abrir({ ...LIDO, versao: 2 });
  await tocar('Usar a embalagem desenhada');
  await tocar('Atualizar');
  expect(painel()).toContain('Embalagem desenhada');
  await tocar('Salvar a minha mesmo assim');
  expect(enviar.mock.lastCall?.[0].get('sem_imagem')).toBe('S');
  expect(screen.getByText('lista')).toBeTruthy();
});
