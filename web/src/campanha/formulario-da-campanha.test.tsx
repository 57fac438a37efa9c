import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { ErroDaApi } from '../lib/erros-da-api';
import { FormularioDaCampanha } from './formulario-da-campanha';
import { camposDaCampanha } from './rascunho';
import type { EnviarCampanha } from './use-salvar-campanha';

afterEach(cleanup);

const LIDA: Campanha = {
  id_campaign: 7,
  descritivo: 'Verão',
  desconto: 12,
  data_validade: '2099-12-31',
  vencida: false,
  lojas: 0,
  limite_cupons: null,
  teto: null,
  uso: { usados: 0, em_aberto: 0, parte_do_grupo: 0 },
  orcamento: null,
  versao: 1,
};
const DA_ANA: Campanha = { ...LIDA, descritivo: 'Verão da Ana', desconto: 20, versao: 2 };
const FRASE = 'Alterado por Ana às 12:00. Veja a versão atual antes de salvar.';

/** The server refuses whoever did not read version 2. */
function abrir(lida = LIDA) {
  const versao = { current: LIDA.versao };
  const enviar = vi.fn<EnviarCampanha>(async (dados) => {
    if (versao.current !== DA_ANA.versao) throw new ErroDaApi(409, 'VERSAO_ALTERADA', FRASE, {}, DA_ANA);
    return { ...DA_ANA, ...dados, versao: 3 };
  });
  const formulario = (
    <FormularioDaCampanha
      nova={false}
      iniciais={camposDaCampanha(lida)}
      versao={versao}
      uso={lida.uso}
      enviar={enviar}
      caminho={{ frase: 'salva', depois: () => '/campanhas' }}
    />
  );
  const router = createMemoryRouter(
    [
      { path: '/editar', element: formulario },
      { path: '/campanhas', element: <p>lista</p> },
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

const nome = () => screen.getByLabelText('Campanha') as HTMLInputElement;
const desconto = () => screen.getByLabelText('Desconto') as HTMLInputElement;
const tocar = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
async function conflitar() {
  fireEvent.change(nome(), { target: { value: 'Verão da Bia' } });
  await tocar('Atualizar');
  expect(screen.getByText(FRASE)).toBeTruthy();
}

test('quem salva uma versão antiga vê a outra ao lado, e nada do que digitou se perde', async () => {
  abrir();
  await conflitar();
  expect(nome().value).toBe('Verão da Bia');
  const painel = screen.getByLabelText('Versões diferentes').textContent;
  for (const texto of ['Verão da Bia', 'Verão da Ana', '12', '20']) expect(painel).toContain(texto);
  expect(painel).not.toContain('Validade');
});

test('campo a campo se usa o salvo, e a minha se salva sabendo', async () => {
  const { enviar } = abrir();
  await conflitar();
  fireEvent.click(screen.getByLabelText('Usar o que está salvo em Desconto'));
  expect(desconto().value).toBe('20');
  await tocar('Salvar a minha mesmo assim');
  expect(enviar.mock.lastCall?.[0]).toMatchObject({ descritivo: 'Verão da Bia', desconto: 20 });
  expect(screen.getByText('lista')).toBeTruthy();
});

test('usar a versão atual recomeça dela, sem aviso', async () => {
  const { enviar } = abrir();
  await conflitar();
  await tocar('Usar a versão atual');
  expect([nome().value, desconto().value]).toEqual(['Verão da Ana', '20']);
  expect(screen.queryByText(FRASE)).toBeNull();
  await tocar('Atualizar');
  expect(enviar).toHaveBeenCalledTimes(2);
  expect(screen.getByText('lista')).toBeTruthy();
});

test('excluída enquanto se editava: a frase aparece e o que foi digitado fica', async () => {
  const { enviar } = abrir();
  enviar.mockRejectedValueOnce(
    new ErroDaApi(404, 'REGISTRO_EXCLUIDO', 'Este registro foi excluído enquanto você editava.'),
  );
  fireEvent.change(nome(), { target: { value: 'Verão da Bia' } });
  await tocar('Atualizar');
  expect(screen.getByText('Este registro foi excluído enquanto você editava.')).toBeTruthy();
  expect(nome().value).toBe('Verão da Bia');
});

test('uma campanha vencida diz uma coisa só', () => {
  abrir({ ...LIDA, desconto: 20, data_validade: '2020-01-31' });
  const texto = document.body.textContent ?? '';
  expect(texto).toContain('dão 10%');
  expect(texto).not.toContain('dão 20%');
});

test('esgotada diz que os cupons dão 10%, até que se escreva um orçamento maior', async () => {
  abrir({ ...LIDA, desconto: 20, limite_cupons: 2, uso: { usados: 1, em_aberto: 1, parte_do_grupo: 0 } });
  expect(screen.getByText('Orçamento esgotado')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Limite de cupons'), { target: { value: '3' } });
  expect(screen.queryByText('Orçamento esgotado')).toBeNull();
  expect(document.body.textContent).toContain('dão 20%');
});
