import type { Papel } from '@indica-bem/domain/contrato/chamada';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, botao, comProduto, digitar } from '../../test/produto';
import { PRODUTO } from '../../test/registros';

comProduto();

const FRESH = {
  ...PRODUTO,
  nome: 'Fórmula Natural Fresh Meat Cães Adultos Porte Médio Frango',
  ciclo_de_vida: 'Adulto',
};
const abrir = (como: Papel, produto: object = FRESH, formula = 1) =>
  abrirProduto('/produto/ver/31', {
    como,
    api: { 'GET /product/:id': produto, 'GET /dose': { formula, responsavel: null } },
  });
const palavras = () => screen.getByRole('main').textContent ?? '';

test('diz o nome em partes, para quem é e a energia', async () => {
  await abrir('lojista');
  expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(
    'Fresh Meat, Cães adultos, porte médio, Frango',
  );
  expect(palavras()).toContain('4.020 kcal por kg');
  for (const fato of ['AnimalCães', 'PorteMédio', 'Fase da vidaAdulto', 'MarcaFórmula Natural'])
    expect(palavras()).toContain(fato);
});

test.each([
  ['prescritor', 'Indicar este alimento', '/web/prescricoes/nova?especie=cao'],
  ['tutor', 'Ver lojas parceiras', '/web/lojistas'],
  ['indicabem', 'Editar produto', '/web/produto/editar/31'],
] as const)('%s tem o seu caminho: %s', async (como, nome, destino) => {
  await abrir(como);
  await screen.findByText(nome);
  expect(botao(nome).getAttribute('href')).toContain(destino);
  const fora = botao(/Ver no site da marca/);
  expect([fora.getAttribute('href'), fora.getAttribute('target')]).toEqual(['https://example.com/racao', '_blank']);
  expect(fora.getAttribute('rel')).toMatch(/noopener|noreferrer/);
});

test('a loja só tem o caminho para fora, e o que não se pode indicar não se oferece', async () => {
  await abrir('lojista');
  await screen.findByText('Quanto por dia');
  expect(screen.queryByText(/Indicar|lojas parceiras|Editar/)).toBeNull();
});

test('um produto fora das indicações não é oferecido ao parceiro', async () => {
  await abrir('prescritor', { ...FRESH, em_prescricao: 'N' });
  await screen.findByText('Quanto por dia');
  expect(screen.queryByText('Indicar este alimento')).toBeNull();
});

test('um endereço que o navegador não deve abrir não vira caminho', async () => {
  await abrir('lojista', { ...FRESH, link: 'javascript:alert(1)' });
  await screen.findByText('Quanto por dia');
  expect(screen.queryByText(/site da marca/)).toBeNull();
});

test.each([1, 2])('a porção de exemplo segue o peso, pela fórmula %i, e diz quem decide', async (formula) => {
  await abrir('tutor', FRESH, formula);
  await screen.findByText('Quanto por dia');
  await digitar({ 'Peso do pet': '10' });
  expect(palavras()).toContain('133 g por dia');
  expect(palavras()).toContain('3 kg22 dias');
  expect(palavras()).toContain('quem indica decide');
  await digitar({ 'Peso do pet': 'dez' });
  expect(palavras()).toContain('Confira o peso');
  expect(palavras()).not.toContain('133 g');
});

test('o que só veterinários indicam diz isso, e não dá a porção', async () => {
  await abrir('tutor', { ...FRESH, so_veterinario: 'S' });
  await screen.findByText('Só veterinários indicam este alimento');
  expect(screen.queryByLabelText('Peso do pet')).toBeNull();
  expect(palavras()).toContain('quem indica faz a conta');
});

test('um produto que saiu de venda diz isso e leva ao catálogo', async () => {
  await abrirProduto('/produto/ver/31', { como: 'tutor', api: { 'GET /product/:id': () => recusa('NAO_ENCONTRADO') } });
  await screen.findByText('Este produto não está mais à venda');
  expect(botao('Ver o catálogo').getAttribute('href')).toBe('/web/catalogo');
});
