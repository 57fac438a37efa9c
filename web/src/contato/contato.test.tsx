import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, botao, comProduto } from '../test/produto';

comProduto();

const abrir = (texto_sac: string) =>
  abrirProduto('/contato', { como: 'tutor', api: { 'GET /setting/:id': { id: 1, texto_sac, versao: 1 } } });

test('sem texto algum, ainda há como falar com a gente', async () => {
  await abrir('<p> </p>');
  await screen.findByText('Chamar no WhatsApp');
  expect(botao('Chamar no WhatsApp').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
});

// What it drops of a text, and what formatting it keeps, is asked where there is a browser: this window parses otherwise.
test('mostra o texto da equipe, e o link para fora abre à parte', async () => {
  await abrir('<p>Fale conosco</p><p>De segunda a sexta: <a href="https://example.com/ajuda">ajuda</a></p>');
  const link = await screen.findByText('ajuda');
  expect(document.querySelector('h1')?.textContent).toBe('Contatos');
  expect(screen.getByRole('main').textContent).toContain('De segunda a sexta: ajuda');
  expect(['href', 'target', 'rel'].map((nome) => link.getAttribute(nome))).toEqual([
    'https://example.com/ajuda',
    '_blank',
    'noopener noreferrer',
  ]);
});
