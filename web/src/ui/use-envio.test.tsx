import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useNavigate } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErroDaApi, SemConexao } from '../lib/erros-da-api';
import { perguntaAberta } from './confirmar';
import { GuardaDeSaida } from './guarda-de-saida';
import { useEnvio } from './use-envio';

type Enviar = (dados: string, chave: string) => Promise<string>;

// Whoever another file left logged in would be the same person.
beforeEach(() => localStorage.clear());

afterEach(() => {
  cleanup();
  perguntaAberta()?.responder(false);
});

/** A screen with a form, another one after it, and one before. */
function abrir(enviar: Enviar, { fica = false, mudou = false } = {}) {
  const aoEnviar = vi.fn();
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <GuardaDeSaida />
            <Outlet />
          </>
        ),
        children: [
          { path: '/antes', element: <p>antes</p> },
          { path: '/form', element: <Formulario {...{ enviar, fica, mudou, aoEnviar }} /> },
          { path: '/depois', element: <p>depois</p> },
        ],
      },
    ],
    { initialEntries: ['/antes', '/form'], initialIndex: 1 },
  );
  render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  return { router, aoEnviar, tocar: () => fireEvent.click(screen.getByText('Salvar')) };
}

type FormularioProps = { enviar: Enviar; fica: boolean; mudou: boolean; aoEnviar: () => void };

function Formulario({ enviar, fica, mudou, aoEnviar }: FormularioProps) {
  const navigate = useNavigate();
  const envio = useEnvio({
    enviar,
    mudou,
    aoEnviar,
    ...(!fica && { seguir: () => navigate('/depois') }),
  });
  return (
    <>
      <button type="button" onClick={() => envio.enviar('dados')}>
        Salvar
      </button>
      <p>{envio.enviando ? 'enviando' : 'aberto'}</p>
      {envio.erro && <p role="alert">{envio.erro.message}</p>}
    </>
  );
}

/** A server that answers when the test says so. */
function servidor() {
  const pedidos: { chave: string; responder: (r: string) => Promise<void>; falhar: (e: Error) => Promise<void> }[] = [];
  const enviar: Enviar = (_, chave) =>
    new Promise((resolve, reject) => {
      pedidos.push({
        chave,
        responder: (resposta) => act(async () => resolve(resposta)),
        falhar: (erro) => act(async () => reject(erro)),
      });
    });
  return { enviar, pedidos };
}

test('dois toques antes de a tela se desenhar são um pedido só', async () => {
  const { enviar, pedidos } = servidor();
  const { tocar } = abrir(enviar);
  act(() => {
    tocar();
    tocar();
  });
  tocar();
  expect(pedidos).toHaveLength(1);
});

test('depois do sucesso o formulário fica fechado até a próxima tela', async () => {
  const { enviar, pedidos } = servidor();
  const { tocar, router } = abrir(enviar);
  tocar();
  const seguinte = vi.spyOn(router, 'navigate').mockReturnValue(Promise.resolve());
  await pedidos[0]?.responder('feito');
  tocar();
  expect(seguinte).toHaveBeenCalledOnce();
  expect(pedidos).toHaveLength(1);
  expect(screen.getByText('enviando')).toBeTruthy();
});

test('sem próxima tela, abre de novo, e o próximo envio é outra intenção', async () => {
  const { enviar, pedidos } = servidor();
  const { tocar } = abrir(enviar, { fica: true });
  tocar();
  await pedidos[0]?.responder('feito');
  expect(screen.getByText('aberto')).toBeTruthy();
  tocar();
  expect(pedidos).toHaveLength(2);
  expect(pedidos[1]?.chave).not.toBe(pedidos[0]?.chave);
});

test('depois de uma resposta perdida ou de uma recusa, a mesma intenção leva a mesma chave', async () => {
  const { enviar, pedidos } = servidor();
  const { tocar } = abrir(enviar);
  tocar();
  await pedidos[0]?.falhar(new SemConexao(null));
  expect(screen.getByRole('alert').textContent).toContain('Sem conexão');
  tocar();
  await pedidos[1]?.falhar(new ErroDaApi(422, 'DADOS_INVALIDOS', 'Confira'));
  tocar();
  expect(new Set(pedidos.map(({ chave }) => chave)).size).toBe(1);
});

test('se o servidor já fez outra coisa com a chave, quem insiste manda uma nova', async () => {
  const { enviar, pedidos } = servidor();
  const { tocar } = abrir(enviar);
  tocar();
  await pedidos[0]?.falhar(new ErroDaApi(422, 'CHAVE_REUTILIZADA', 'Já foi feito'));
  tocar();
  expect(pedidos[1]?.chave).not.toBe(pedidos[0]?.chave);
});

test('quem voltou durante o envio fica onde está, e o resto do produto sabe do que foi salvo', async () => {
  const { enviar, pedidos } = servidor();
  const { tocar, router, aoEnviar } = abrir(enviar);
  tocar();
  await act(() => router.navigate(-1));
  await pedidos[0]?.responder('feito');
  expect(aoEnviar).toHaveBeenCalledOnce();
  expect(screen.getByText('antes')).toBeTruthy();
});

test('com mudanças, sair pergunta antes; "continuar" fica, "sair" sai', async () => {
  const { router } = abrir(servidor().enviar, { mudou: true });
  await act(() => router.navigate(-1));
  expect(perguntaAberta()?.titulo).toBe('Sair sem salvar?');
  await act(async () => perguntaAberta()?.responder(false));
  expect(screen.getByText('Salvar')).toBeTruthy();
  await act(() => router.navigate('/depois'));
  await act(async () => perguntaAberta()?.responder(true));
  expect(screen.getByText('depois')).toBeTruthy();
});

test('um segundo "voltar" com a pergunta aberta não a deixa sem resposta', async () => {
  const { router } = abrir(servidor().enviar, { mudou: true });
  await act(() => router.navigate(-1));
  await act(() => router.navigate('/depois'));
  await act(async () => perguntaAberta()?.responder(true));
  expect(screen.getByText('depois')).toBeTruthy();
});

test('quem salvou não é perguntado', async () => {
  const { enviar, pedidos } = servidor();
  const { tocar } = abrir(enviar, { mudou: true });
  tocar();
  await pedidos[0]?.responder('feito');
  expect(perguntaAberta()).toBeNull();
  expect(screen.getByText('depois')).toBeTruthy();
});

test('recarregar com mudanças pergunta; sem mudanças, não', () => {
  const recarregar = () => {
    const evento = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(evento);
    return evento.defaultPrevented;
  };
  abrir(servidor().enviar);
  expect(recarregar()).toBe(false);
  cleanup();
  abrir(servidor().enviar, { mudou: true });
  expect(recarregar()).toBe(true);
});

test('uma sessão que acabou não é segurada pela pergunta', async () => {
  const { router } = abrir(servidor().enviar, { mudou: true });
  localStorage.setItem(
    'usuario',
    JSON.stringify({ api_token: 'outro', tipo_usuario: 'tutor', usuario: { id_tutor: 1 } }),
  );
  await act(() => router.navigate('/depois'));
  localStorage.clear();
  expect(perguntaAberta()).toBeNull();
  expect(screen.getByText('depois')).toBeTruthy();
});
