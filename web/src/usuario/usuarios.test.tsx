import { numeroDoTipo, TIPOS_DE_CADASTRO } from '@indica-bem/domain/conta/tipos-de-cadastro';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto, tocar } from '../test/produto';

comProduto();

test('“Novo” leva aos oito cadastros', async () => {
  const { chegarA } = await abrirProduto('/usuarios', {
    como: 'indicabem',
    api: {
      'GET /usuarios/contagem': { tutor: 0, prescritor: 0, lojista: 0 },
      'GET /tutors': { tutors: [], proximo: null },
      'GET /campaigns': { campaigns: [], proximo: null },
    },
  });
  await tocar('Novo');
  const links = [...document.querySelectorAll<HTMLElement>('ul[aria-label="Novo"] a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    TIPOS_DE_CADASTRO.map((tipo) => `/web/usuarios/novo/${numeroDoTipo(tipo)}`),
  );
  expect(links).toHaveLength(8);
  const groomer = links.find((link) => link.textContent === 'Banho e tosa') as HTMLElement;
  await act(async () => void fireEvent.click(groomer));
  await chegarA('/usuarios/novo/7');
  await screen.findByText('Cadastro de novo parceiro de banho e tosa');
});
