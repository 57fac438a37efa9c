import type { AcompanhadoNaLista } from '@indica-bem/domain/pet/contrato-do-acompanhamento';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../../test/produto';
import { PET } from '../../test/registros';

comProduto();

const { id_tutor: _, ...PET_DA_LISTA } = PET;
const NINA: AcompanhadoNaLista = {
  ...PET_DA_LISTA,
  tutor: 'Teresa Prova',
  desde: '2026-03-01T12:00:00.000Z',
  porcao: null,
  inicio: null,
  meta: null,
  pesos: [
    { dia: '2026-03-01', peso: 5 },
    { dia: '2026-03-15', peso: 4.7 },
  ],
};

test('o parceiro vê na lista quem perde peso depressa demais', async () => {
  await abrirProduto('/acompanhados', {
    como: 'prescritor',
    api: { 'GET /acompanhados': { acompanhados: [NINA], proximo: null } },
  });
  await screen.findByText('Perde depressa demais');
  expect(screen.getByText('Perde 3 % por semana')).toBeTruthy();
  expect(screen.getByText(/de Teresa Prova/)).toBeTruthy();
});

test('sem nenhum, a tela diz como um pet chega ali', async () => {
  await abrirProduto('/acompanhados', {
    como: 'prescritor',
    api: { 'GET /acompanhados': { acompanhados: [], proximo: null } },
  });
  await screen.findByText(/Quando um tutor deixar você acompanhar/);
});

test('o que o tutor deixou de partilhar não está mais', async () => {
  await abrirProduto('/acompanhados/21', {
    como: 'prescritor',
    api: { 'GET /acompanhado/:id': () => recusa('NAO_ENCONTRADO') },
  });
  await screen.findByText('Este pet não está compartilhado com você');
});

test('o tutor parou enquanto o parceiro olhava a lista: de volta a ela, o pet não está', async () => {
  let acompanhados = [NINA];
  await abrirProduto('/acompanhados', {
    como: 'prescritor',
    api: {
      'GET /acompanhados': () => ({ acompanhados, proximo: null }),
      'GET /acompanhado/:id': () => recusa('NAO_ENCONTRADO'),
    },
  });
  await screen.findByText('Perde depressa demais');
  acompanhados = [];
  await tocar(NINA.nome);
  await screen.findByText('Este pet não está compartilhado com você');
  await tocar('Ver os pets acompanhados');
  await screen.findByText(/Quando um tutor deixar você acompanhar/);
  expect(screen.queryByText('Perde depressa demais')).toBeNull();
});

test('ao parceiro se diz como vai o peso, não o que fazer', async () => {
  const { porcao, inicio, meta, pesos, ...pet } = NINA;
  await abrirProduto('/acompanhados/21', {
    como: 'prescritor',
    api: { 'GET /acompanhado/:id': { pet, porcao, inicio, meta, pesos } },
  });
  await screen.findByText('Está perdendo peso depressa demais');
  expect(screen.queryByText(/Fale com/)).toBeNull();
  expect(screen.queryByLabelText(/Apagar/)).toBeNull();
});
