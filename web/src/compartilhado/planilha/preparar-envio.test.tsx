import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { consultas } from '../../lib/consultas';
import { ErroDaApi } from '../../lib/erros-da-api';
import type { ImportacaoProps } from './o-que-se-importa';
import { PrepararEnvio } from './preparar-envio';

afterEach(() => {
  cleanup();
  consultas.clear();
});

const PREVIA = {
  previa: true,
  tipo: 'cadastro-tutor',
  total: 1,
  aceitas: 1,
  existentes: 0,
  recusadas: 0,
  problemas: [],
};

async function escolherArquivo(enviar: ImportacaoProps['enviar']) {
  const aoEnviar = vi.fn();
  const tela = (
    <PrepararEnvio
      modelos={[]}
      listas={[]}
      falta={undefined}
      sobre={undefined}
      falha="Erro no cadastro"
      abrir={() => {}}
      aoEnviar={aoEnviar}
      enviar={enviar}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: tela }]);
  render(
    <MantineProvider>
      <QueryClientProvider client={consultas}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const entrada = document.querySelector('input[type="file"]') as HTMLInputElement;
  const arquivo = new File(['nome'], 'pessoas.csv', { type: 'text/csv' });
  await act(async () => void fireEvent.change(entrada, { target: { files: [arquivo] } }));
  return { aoEnviar };
}

test('dois toques em enviar são um envio, e ninguém lê que já tinha sido enviado', async () => {
  const enviar = vi.fn(async (_: File, { previa }: { previa: 'S' | 'N' }) =>
    previa === 'S' ? PREVIA : { id_importacao: 7 },
  );
  const { aoEnviar } = await escolherArquivo(enviar as unknown as ImportacaoProps['enviar']);
  const botao = (await screen.findByText('Enviar 1 linha')).closest('button') as HTMLElement;
  await act(async () => {
    fireEvent.click(botao);
    fireEvent.click(botao);
  });
  expect(enviar.mock.calls.filter(([, { previa }]) => previa === 'N')).toHaveLength(1);
  expect(aoEnviar).toHaveBeenCalledTimes(1);
});

const ENVIADO = { id_importacao: 12, criada_em: '2026-11-16T15:00:00.000Z', criada_por: 'Fábio', concluida: true };

test.each([
  ['de que agora entraria uma linha se envia de novo, dizendo a que envio se segue', {}, true],
  ['de que nada entraria não se envia outra vez', { aceitas: 0 }, false],
  ['que ainda está a caminho também não', { ja_enviado: { ...ENVIADO, concluida: false } }, false],
])('um arquivo que já foi enviado e %s', async (_, muda, seEnvia) => {
  const enviar = vi.fn(async (_: File, { previa }: { previa: 'S' | 'N' }) =>
    previa === 'S' ? { ...PREVIA, ja_enviado: ENVIADO, ...muda } : { id_importacao: 13 },
  );
  await escolherArquivo(enviar as unknown as ImportacaoProps['enviar']);
  const aviso = await screen.findByText(/Em 16\/11\/2026, 12:00, por Fábio/);
  expect(aviso.textContent).toContain(seEnvia ? '1 linha entraria agora' : 'Enviar de novo não muda nada.');
  const botao = screen.queryByText('Enviar 1 linha de novo')?.closest('button');
  expect(Boolean(botao)).toBe(seEnvia);
  if (!botao) return;
  await act(async () => void fireEvent.click(botao));
  expect(enviar.mock.lastCall?.[1]).toEqual({ previa: 'N', de_novo: '12' });
});

test('do que foi parado antes do fim se diz isso, e o resto se envia', async () => {
  const enviar = async () => ({ ...PREVIA, ja_enviado: { ...ENVIADO, parada: true } });
  await escolherArquivo(enviar as unknown as ImportacaoProps['enviar']);
  await screen.findByText(/Aquele envio foi parado antes do fim: 1 linha entraria agora\./);
  expect(screen.getByText('Enviar 1 linha de novo')).toBeTruthy();
});

test('o que há de errado com o arquivo inteiro é dito onde ele foi escolhido', async () => {
  const faltam = 'Faltam no arquivo as colunas: cpf, telefone';
  await escolherArquivo(async () => {
    throw new ErroDaApi(422, 'DADOS_INVALIDOS', 'Confira os campos destacados.', { arquivo: faltam });
  });
  expect(await screen.findByText(`${faltam}.`)).toBeTruthy();
  expect(document.body.textContent).not.toContain('Confira os campos destacados');
});
