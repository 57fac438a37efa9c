import type { Importacao, ImportacaoFeita } from '@indica-bem/domain/importacao/contrato';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Api, recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, tocar } from '../../test/produto';
import { perguntaAberta } from '../../ui/confirmar';

comProduto();

const CORRE: Importacao = {
  id_importacao: 7,
  tipo: 'cadastro-tutor',
  nome_arquivo: 'pessoas.csv',
  estado: 'processando',
  total: 150_000,
  feitas: 300,
  aceitas: 299,
  repetidas: 1,
  recusadas: 0,
  problemas: [],
  criada_em: '2026-03-10T15:00:00.000Z',
  concluida_em: null,
  parada_em: null,
  parada_por: null,
  parada_motivo: null,
  desfeita_em: null,
  desfeita_por: null,
  pode_desfazer: false,
};
const PARADA: Importacao = {
  ...CORRE,
  estado: 'concluida',
  feitas: 400,
  aceitas: 399,
  concluida_em: '2026-03-10T15:01:00.000Z',
  parada_em: '2026-03-10T15:01:00.000Z',
  parada_por: 'Olga',
  parada_motivo: 'pedido',
  pode_desfazer: true,
};
const CONCLUIDA: Importacao = { ...CORRE, estado: 'concluida', feitas: 150_000, aceitas: 149_999 };

const responder = (sim: boolean) => act(async () => perguntaAberta()?.responder(sim));

/** What the server says of the import before and after it was asked to stop. */
async function abrir(depois: Importacao, resposta: Api[string] = depois) {
  let pedida = false;
  const api: Api = {
    'GET /importacao/:id': () => (pedida ? depois : CORRE),
    'POST /importacao/:id/parar': () => {
      pedida = true;
      return resposta;
    },
  };
  const produto = await abrirProduto('/usuarios/novo/1?modo=lote&importacao=7', { como: 'indicabem', api });
  await screen.findByText(/Gravando pessoas\.csv/);
  return produto;
}

test('pergunta dizendo o que fica e o que não entra; com um não, nada vai; depois diz quem parou e o que ficou de fora', async () => {
  const { mudancas } = await abrir(PARADA);
  await tocar('Parar importação');
  expect(perguntaAberta()).toMatchObject({
    titulo: 'Parar a importação?',
    texto: expect.stringContaining(
      'As linhas que já entraram ficam gravadas; depois você pode desfazê-las. As que faltam não entram, e nenhum e-mail sai por causa delas.',
    ),
    cancelar: 'Deixar continuar',
    perigo: true,
  });
  await responder(false);
  expect(mudancas()).toEqual([]);
  await tocar('Parar importação');
  await responder(true);
  await screen.findByText('Parada em 10/03/2026, 12:01, por Olga');
  expect(mudancas().map(({ caminho }) => caminho)).toEqual(['/importacao/7/parar']);
  screen.getByText(/149\.600 linhas não entraram, e nenhum e-mail saiu por causa delas\./);
  expect(screen.queryByText('Parar importação')).toBeNull();
  expect(screen.queryByText('Tentar de novo')).toBeNull();
  screen.getByText('Desfazer importação');
});

test('a que terminou antes do pedido: a recusa é dita, e a tela mostra o fim', async () => {
  await abrir(CONCLUIDA, recusa('IMPORTACAO_TERMINADA'));
  await tocar('Parar importação');
  await responder(true);
  await screen.findByText('Esta importação já tinha terminado. Não havia o que parar.');
  await screen.findByText('Cadastrado com sucesso');
});

test('a que parou sozinha diz por quê, com a linha no singular', async () => {
  const api: Api = {
    'GET /importacao/:id': { ...PARADA, total: 401, parada_por: null, parada_motivo: 'sem_acesso' },
  };
  await abrirProduto('/usuarios/novo/1?modo=lote&importacao=7', { como: 'indicabem', api });
  await screen.findByText('Parada em 10/03/2026, 12:01: quem enviou o arquivo perdeu o acesso');
  screen.getByText(/^1 linha não entrou, e nenhum e-mail saiu por causa dela\./);
});

test('no histórico: parada diz quem; um estado que só a próxima versão conhece aparece pelo nome', async () => {
  const daLista = ({ problemas: _, ...importacao }: Importacao): ImportacaoFeita => ({
    ...importacao,
    criada_por: 'Ana',
    loja: null,
  });
  const nova = { ...daLista(CORRE), id_importacao: 8, estado: 'suspensa' as 'falhou' };
  await abrirProduto('/usuarios/novo/1?modo=lote', {
    como: 'indicabem',
    api: { 'GET /importacoes': { importacoes: [daLista(PARADA), nova], proximo: null } },
  });
  await screen.findByText('Parada');
  screen.getByText('Parada em 10/03/2026, 12:01, por Olga');
  await waitFor(() => screen.getByText('suspensa'));
});
