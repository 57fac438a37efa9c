import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, comProduto } from '../test/produto';

comProduto();

const CONFIGURACAO = { 'GET /configuracao': { conferencia: 'rigorosa', retencao_auditoria: 5 } };
const barra = () => within(screen.getByRole('navigation', { name: 'Atalhos' }));

test('"Mais" abre o menu da equipe, e o que não está na barra não marca nada nela', async () => {
  await abrirProduto('/configuracoes', { como: 'indicabem', api: CONFIGURACAO });
  const itens = [...barra().getAllByRole('link'), ...barra().getAllByRole('button')];
  expect(itens.map(({ textContent }) => textContent)).toEqual(['Painel', 'Atendimento', 'Pessoas', 'Mais']);
  expect(itens.filter((item) => item.hasAttribute('aria-current'))).toEqual([]);
  fireEvent.click(barra().getByRole('button', { name: 'Mais' }));
  const menu = await screen.findByRole('dialog', { name: /^Menu de / });
  expect(within(menu).getByRole('link', { name: 'Configurações' }).getAttribute('aria-current')).toBe('page');
});

test('numa tela de dentro, a barra e o menu marcam a lista a que ela pertence', async () => {
  await abrirProduto('/acerto/aberto', { como: 'lojista', api: {} });
  for (const lugar of ['Atalhos', 'Menu principal']) {
    const marcados = screen.getByRole('navigation', { name: lugar }).querySelectorAll('[aria-current]');
    expect([...marcados].map((item) => [item.textContent, item.getAttribute('aria-current')])).toEqual([
      ['Acerto', 'true'],
    ]);
  }
});

test('no caixa, que é da tela inteira, não há barra', async () => {
  await abrirProduto('/cupom/efetivar', { como: 'lojista', api: {} });
  expect(screen.queryByRole('navigation', { name: 'Atalhos' })).toBeNull();
});
