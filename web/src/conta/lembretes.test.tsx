import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, comProduto } from '../test/produto';

comProduto();

test('o link do e-mail só desliga depois do toque, com ou sem sessão', async () => {
  const { mudancas } = await abrirProduto('/lembretes/abc.def', { api: { 'POST /lembretes/:passe': {} } });
  const botao = await screen.findByRole('button', { name: 'Desligar lembretes' });
  expect(mudancas()).toEqual([]);
  fireEvent.click(botao);
  expect(await screen.findByText(/não enviamos mais lembretes/)).toBeTruthy();
  expect(mudancas().map(({ caminho }) => caminho)).toEqual(['/lembretes/abc.def']);
});

test('um link que não serve diz o que fazer', async () => {
  await abrirProduto('/lembretes/x', { api: { 'POST /lembretes/:passe': () => recusa('LINK_DOS_LEMBRETES') } });
  fireEvent.click(await screen.findByRole('button', { name: 'Desligar lembretes' }));
  expect(await screen.findByText(/Desligue os lembretes em Minha conta/)).toBeTruthy();
});

test('em Minha conta, o tutor desliga e liga', async () => {
  let ligados = true;
  const lembretes = () => ({ ligados, email: 'ana@example.com', email_confirmado: true });
  const { mudancas } = await abrirProduto('/perfil', {
    como: 'tutor',
    api: {
      'GET /lembretes': lembretes,
      'PUT /lembretes': ({ corpo }: { corpo: { ligados: boolean } }) => {
        ligados = corpo.ligados;
        return lembretes();
      },
    },
  } as never);
  fireEvent.click(await screen.findByRole('button', { name: 'Desligar lembretes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Ligar lembretes' }));
  expect(await screen.findByText(/Enviamos para ana@example.com/)).toBeTruthy();
  expect(mudancas().map(({ corpo }) => corpo)).toEqual([{ ligados: false }, { ligados: true }]);
});
