import type { Campanha } from '@indica-bem/domain/campanha/contrato';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Api } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar } from '../test/produto';
import { LOJA } from '../test/registros';

comProduto();

const NATAL: Campanha = {
  id_campaign: 7,
  descritivo: 'Natal',
  desconto: 12,
  data_validade: '2099-12-31',
  vencida: false,
  lojas: 1,
  limite_cupons: null,
  teto: null,
  uso: { usados: 0, em_aberto: 0, parte_do_grupo: 0 },
  orcamento: null,
  versao: 1,
};
const linhas = () => [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent ?? '');

test('alterada e vencida, a campanha é marcada e sai das vigentes; excluir diz quantas lojas solta', async () => {
  let campanhas = [NATAL];
  const api: Api = {
    'GET /campaigns': ({ busca }: { busca: URLSearchParams }) => ({
      campaigns: campanhas.filter(
        ({ descritivo, vencida }) =>
          descritivo.includes(busca.get('busca') ?? '') && (busca.get('vigentes') !== 'S' || !vencida),
      ),
      proximo: null,
    }),
    'GET /campaign/:id': NATAL,
    'PUT /campaign/:id': ({ corpo }: { corpo: Campanha }) => {
      const alterada = { ...NATAL, ...corpo, vencida: true, versao: 2 };
      campanhas = [alterada];
      return alterada;
    },
    'DELETE /campaign/:id': () => {
      campanhas = [];
      return { lojas: 1 };
    },
  };
  const { chegarA, mudancas } = await abrirProduto('/campanhas', { como: 'indicabem', api });
  await screen.findByText('1 campanha');
  expect(linhas()).toEqual([expect.stringMatching(/^Natal12%31\/12\/2099Vigente/)]);
  await tocar('Editar Natal');
  await screen.findByLabelText('Desconto');
  expect(campo('Desconto').value).toBe('12');
  await digitar({ Desconto: '120' });
  screen.getByText('Falta preencher: desconto válido.');
  await tocar('Atualizar');
  expect(mudancas()).toEqual([]);
  await digitar({ Desconto: '18', Validade: '01/01/2020' });
  screen.getByText('Campanha vencida');
  await tocar('Atualizar');
  await screen.findByText('Campanha alterada com sucesso');
  await chegarA('/campanhas');
  expect(mudancas()).toMatchObject([
    { caminho: '/campaign/7', corpo: { desconto: 18, data_validade: '2020-01-01', versao: 1 } },
  ]);

  await waitFor(() => expect(linhas()).toEqual([expect.stringMatching(/^Natal18%01\/01\/2020Vencida/)]));
  await digitar({ 'Buscar campanha': 'Natal' });
  await chegarA('/campanhas?busca=Natal');
  await tocar('Vigentes');
  await chegarA('/campanhas?busca=Natal&so=vigentes');
  await screen.findByText('Nenhuma campanha encontrada', { selector: 'h2' });
  await tocar('Todas');
  await chegarA('/campanhas?busca=Natal');

  await tocar('Excluir Natal');
  await screen.findByText('Tem certeza que deseja deletar?');
  screen.getByText(/1 loja fica sem campanha e volta a dar 10%/);
  await tocar('Cancelar');
  expect(mudancas()).toHaveLength(1);
  await tocar('Excluir Natal');
  await screen.findByText('Tem certeza que deseja deletar?');
  await tocar('Excluir');
  await screen.findByText('Deletado com sucesso.');
  await screen.findByText('Nenhuma campanha encontrada', { selector: 'h2' });
  expect(mudancas().map(({ metodo, caminho }) => [metodo, caminho])).toEqual([
    ['PUT', '/campaign/7'],
    ['DELETE', '/campaign/7'],
  ]);
});

type Mudanca = { incluir?: number[]; retirar?: number[]; conferir?: 'S' };

test('todas as lojas que a busca acha, também além da página, entram menos a desmarcada, e saem', async () => {
  const todas = Array.from({ length: 60 }, (_, i) => i + 1);
  const dela = new Set<number>();
  const atual = () => ({ ...NATAL, lojas: dela.size });
  const achadas = (busca: URLSearchParams) => todas.filter((id) => !busca.has('id_campanha') || dela.has(id));
  const api: Api = {
    'GET /campaign/:id': atual,
    'GET /shopkeepers': ({ busca }: { busca: URLSearchParams }) => {
      const ids = achadas(busca);
      const shopkeepers = ids.slice(0, 50).map((id) => ({ ...LOJA, id_shopkeeper: id, razao_social: `Loja ${id}.` }));
      return { shopkeepers, total: null, proximo: ids.length > 50 ? 'mais' : null };
    },
    'GET /shopkeepers/ids': ({ busca }: { busca: URLSearchParams }) => ({ ids: achadas(busca) }),
    'PUT /campaign/:id/shopkeepers': ({ corpo: { incluir = [], retirar = [], conferir } }: { corpo: Mudanca }) => {
      if (!conferir) {
        for (const id of incluir) dela.add(id);
        for (const id of retirar) dela.delete(id);
      }
      const feitas = { incluidas: conferir ? 0 : incluir.length, retiradas: retirar.length };
      return { ...feitas, campaign: atual(), saem: { total: 0, lojas: [] } };
    },
  };
  const { chegarA, pedidos, mudancas } = await abrirProduto('/campanhas/lojas/7', { como: 'indicabem', api });
  const perguntados = () =>
    pedidos.filter(({ caminho }) => caminho === '/shopkeepers/ids').map(({ busca }) => Object.fromEntries(busca));
  await screen.findByText('Natal · 12% até 31/12/2099 · Nenhuma loja ainda');
  await digitar({ 'Buscar loja': 'Vila' });
  await chegarA('/campanhas/lojas/7?busca=Vila');
  await screen.findByText('50 lojas até aqui');
  await tocar('Selecionar todas as encontradas');
  await screen.findByText('60 lojas selecionadas');
  await act(async () => void fireEvent.click(campo(/^Loja 1\./)));
  screen.getByText('59 lojas selecionadas');
  await tocar('Incluir na campanha');
  await screen.findByText('59 lojas incluídas');
  await screen.findByText(/· 59 lojas$/);
  expect(screen.queryByLabelText('Lojas selecionadas')).toBeNull();

  await tocar('Nesta campanha');
  await chegarA('/campanhas/lojas/7?busca=Vila&so=dela');
  await screen.findByText('50 lojas até aqui');
  await tocar('Selecionar todas as encontradas');
  await screen.findByText('59 lojas selecionadas');
  await tocar('Retirar da campanha');
  await screen.findByText('59 lojas retiradas');
  await screen.findByText(/· Nenhuma loja ainda$/);
  expect(perguntados()).toEqual([{ busca: 'Vila' }, { busca: 'Vila', id_campanha: '7' }]);
  const semAPrimeira = todas.slice(1);
  expect(mudancas().map(({ corpo }) => corpo)).toEqual([
    { incluir: semAPrimeira, conferir: 'S' },
    { incluir: semAPrimeira },
    { retirar: semAPrimeira },
  ]);
});
