import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../../test/produto';
import { PRODUTO } from '../../test/registros';

comProduto();

const DE_CAES = { ...PRODUTO, porte: null, opcao: null, energia_metabolizavel: 3800 };
const DE_GATOS = { ...DE_CAES, id_produto: 98, especie: 'gatos' };
const SENIORES = { ...DE_CAES, id_produto: 99, nome_curto: 'Seniores' };

const gramas = () => screen.getByText(/g\/dia|g por dia/).textContent;
const abrir = (...produtos: object[]) =>
  abrirProduto('/prescricoes/nova', {
    como: 'prescritor',
    api: { 'GET /products': produtos, 'GET /dose': { formula: 1, responsavel: null } },
  });

async function medir(peso: string, atividade: string) {
  await screen.findByText('Quanto o pet come por dia?');
  await digitar({ 'Peso do pet': peso });
  await tocar(atividade);
  await tocar('Avançar');
  await screen.findByText('Quem recebe a indicação?');
}

test('voltar pelo histórico à indicação do cão acha o peso do cão, não o do gato', async () => {
  const { voltar, onde } = await abrir(DE_CAES, DE_GATOS);
  await screen.findByText('Para quem é a indicação?');
  await tocar('Cães');
  await medir('30', 'Ativo');
  const doCao = onde();
  const doseDoCao = gramas();
  await tocar('Cães');
  await screen.findByText('Para quem é a indicação?');
  await tocar('Gatos');
  await screen.findByText('Quanto o pet come por dia?');
  expect(campo('Peso do pet').value).toBe('');
  await medir('4', 'Ativo');
  for (let i = 0; i < 3; i++) await voltar();
  expect(onde()).toBe(doCao);
  expect(gramas()).toBe(doseDoCao);
  await voltar();
  expect(campo('Peso do pet').value).toBe('30');
});

test('saltando de um cão a outro, por cima de um gato, o peso é o do cão a que se chega', async () => {
  const { voltar, onde } = await abrir(DE_CAES, DE_GATOS);
  await screen.findByText('Para quem é a indicação?');
  await tocar('Cães');
  await medir('30', 'Ativo');
  const [doPrimeiro, dosePrimeira] = [onde(), gramas()];
  await tocar('Cães');
  await screen.findByText('Para quem é a indicação?');
  await tocar('Gatos');
  await medir('4', 'Ativo');
  await tocar('Gatos');
  await screen.findByText('Para quem é a indicação?');
  await tocar('Cães');
  await medir('8', 'Ativo');
  await voltar(6);
  expect(onde()).toBe(doPrimeiro);
  expect(gramas()).toBe(dosePrimeira);
  await voltar();
  expect(campo('Peso do pet').value).toBe('30');
  await voltar(-7);
  await screen.findByText('Quem recebe a indicação?');
  expect(gramas()).not.toBe(dosePrimeira);
});

test('do mesmo animal vale o peso que se digitou por último, também de volta a outro produto', async () => {
  const { voltar, onde } = await abrir(DE_CAES, SENIORES);
  await screen.findByText('Qual é a opção?');
  await tocar('Adultos');
  await medir('30', 'Ativo');
  await tocar('Adultos');
  await screen.findByText('Qual é a opção?');
  await tocar('Seniores');
  await screen.findByText('Quanto o pet come por dia?');
  await digitar({ 'Peso do pet': '32' });
  await voltar();
  expect(onde()).toContain('nome_curto=Adultos');
  await tocar('Avançar');
  await screen.findByText('Quanto o pet come por dia?');
  expect(campo('Peso do pet').value).toBe('32');
});
