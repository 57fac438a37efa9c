import type { Importacao } from '@indica-bem/domain/importacao/contrato';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../../test/produto';
import { perguntaAberta } from '../../ui/confirmar';

comProduto();

const FEITA: Importacao = {
  id_importacao: 7,
  tipo: 'cadastro-tutor',
  nome_arquivo: 'pessoas.csv',
  estado: 'concluida',
  total: 121,
  feitas: 121,
  aceitas: 120,
  repetidas: 1,
  recusadas: 0,
  problemas: [],
  criada_em: '2026-03-10T15:00:00.000Z',
  concluida_em: '2026-03-10T15:01:00.000Z',
  parada_em: null,
  parada_por: null,
  parada_motivo: null,
  desfeita_em: null,
  desfeita_por: null,
  pode_desfazer: true,
};
const DESFEITA: Importacao = {
  ...FEITA,
  desfeita_em: '2026-03-10T16:00:00.000Z',
  desfeita_por: 'Olga',
  pode_desfazer: false,
};

async function abrir(lida: Importacao, desfazer: Api[string] = DESFEITA) {
  const api: Api = { 'GET /importacao/:id': lida, 'POST /importacao/:id/desfazer': desfazer };
  const produto = await abrirProduto('/usuarios/novo/1?modo=lote&importacao=7', { como: 'indicabem', api });
  await screen.findByText(/pessoas\.csv/);
  return produto;
}

const responder = (sim: boolean) => act(async () => perguntaAberta()?.responder(sim));

test('pergunta dizendo quantas pessoas saem; com um não, nada vai; depois diz quem desfez e quando', async () => {
  const { mudancas } = await abrir(FEITA);
  await tocar('Desfazer importação');
  expect(perguntaAberta()).toMatchObject({ titulo: 'Desfazer a importação de 120 pessoas?', perigo: true });
  await responder(false);
  expect(mudancas()).toEqual([]);
  await tocar('Desfazer importação');
  await responder(true);
  await screen.findByText('Desfeita em 10/03/2026, 13:00, por Olga');
  expect(mudancas().map(({ caminho }) => caminho)).toEqual(['/importacao/7/desfazer']);
  expect(screen.queryByText('Desfazer importação')).toBeNull();
  expect(screen.getByText('retiradas')).toBeTruthy();
});

test('o que já foi usado é dito, e o botão fica', async () => {
  const frase = '3 das 120 pessoas já usaram a conta. A importação não pode mais ser desfeita.';
  await abrir(FEITA, recusa('IMPORTACAO_EM_USO', { detail: frase }));
  await tocar('Desfazer importação');
  await responder(true);
  await screen.findByText(frase);
  expect(screen.getByText('Desfazer importação')).toBeTruthy();
});

test('o que não se desfaz não oferece', async () => {
  await abrir({ ...FEITA, pode_desfazer: false });
  expect(screen.queryByText('Desfazer importação')).toBeNull();
});
