import { listarProdutos, verProduto } from '@indica-bem/domain/produto/chamadas';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ErroDaApi, SemConexao } from '../lib/erros-da-api';
import { apagarVisto } from './apagar';
import { banco } from './banco';
import { DEMORA, ligarCopias } from './copias';

const ANA = 1;
const PRODUTOS = { queryKey: [listarProdutos, {}] };
const entrou = (id_tutor: number) =>
  localStorage.setItem('usuario', JSON.stringify({ tipo_usuario: 'tutor', api_token: 'x', usuario: { id_tutor } }));
const guardaveis = { [listarProdutos]: () => [[[verProduto, { id: 1 }], 'um'] as [unknown[], unknown]] };
const semRede = () => Promise.reject(new SemConexao(null));

let soltar = () => {};
/** Another start of the app: nothing in memory, all on disk. */
function abrir(dono = ANA) {
  soltar();
  entrou(dono);
  const consultas = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  soltar = ligarCopias(consultas, dono, guardaveis);
  return consultas;
}
const visto = async (consultas: QueryClient) => {
  const query = () => consultas.getQueryCache().find(PRODUTOS);
  await consultas.fetchQuery({ ...PRODUTOS, queryFn: semRede }).catch(() => {});
  await vi.waitFor(() => expect(query()?.state.data).toBeDefined());
  return query()?.state;
};

// The files before this one had a device too.
beforeEach(() => banco.copias.clear());
afterEach(async () => {
  soltar();
  vi.useRealTimers();
  await banco.copias.clear();
});

test('sem rede volta o que foi visto, com a data em que foi visto', async () => {
  const consultas = abrir();
  await consultas.fetchQuery({ ...PRODUTOS, queryFn: async () => ['ração'] });
  const em = consultas.getQueryState(PRODUTOS.queryKey)?.dataUpdatedAt;
  await vi.waitFor(async () => expect(await banco.copias.count()).toBe(2));
  expect(await visto(abrir())).toMatchObject({
    data: ['ração'],
    dataUpdatedAt: em,
    fetchFailureReason: expect.any(SemConexao),
  });
});

test('um cupom visto no seu último dia volta vencido no seguinte', async () => {
  const cupom = { id_coupon: 7, situacao: 'ativo', data_validade: '2020-03-10' };
  const consultas = abrir();
  await consultas.fetchQuery({ ...PRODUTOS, queryFn: async () => [cupom] });
  await vi.waitFor(async () => expect(await banco.copias.count()).toBe(2));
  expect(await visto(abrir())).toMatchObject({ data: [{ ...cupom, situacao: 'vencido' }] });
});

test('o que foi buscado antes de a cópia existir também é guardado', async () => {
  entrou(ANA);
  const consultas = new QueryClient();
  await consultas.fetchQuery({ ...PRODUTOS, queryFn: async () => ['ração'] });
  soltar = ligarCopias(consultas, ANA, guardaveis);
  await vi.waitFor(async () => expect(await banco.copias.count()).toBe(2));
});

test('uma resposta que chega depois que a pessoa saiu não fica no aparelho', async () => {
  const consultas = abrir();
  localStorage.removeItem('usuario');
  await consultas.fetchQuery({ ...PRODUTOS, queryFn: async () => ['ração'] });
  expect(await banco.copias.count()).toBe(0);
});

test('com uma rede que não responde volta o que foi visto, e a resposta que chega depois toma o lugar', async () => {
  await banco.copias.put({ dono: ANA, chave: '["GET /products",{}]', dados: ['de ontem'], em: 1 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const consultas = abrir();
  const query = () => consultas.getQueryCache().find(PRODUTOS)?.state;
  let responder = (_: string[]) => {};
  const resposta = new Promise<string[]>((ok) => {
    responder = ok;
  });
  const buscada = consultas.fetchQuery({ ...PRODUTOS, queryFn: () => resposta });
  vi.advanceTimersByTime(DEMORA - 1);
  expect(query()?.data).toBeUndefined();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(query()?.data).toEqual(['de ontem']));
  expect(query()).toMatchObject({ dataUpdatedAt: 1, fetchFailureReason: expect.any(SemConexao) });
  responder(['de hoje']);
  await buscada;
  expect(query()).toMatchObject({ data: ['de hoje'], fetchFailureReason: null });
});

test('uma recusa do servidor não é falta de rede: nada velho aparece', async () => {
  await banco.copias.put({ dono: ANA, chave: '["GET /products",{}]', dados: ['velho'], em: 1 });
  const consultas = abrir();
  const recusa = new ErroDaApi(404, 'NAO_ENCONTRADO', 'Não existe.');
  await consultas.fetchQuery({ ...PRODUTOS, queryFn: () => Promise.reject(recusa) }).catch(() => {});
  await banco.copias.toArray();
  expect(consultas.getQueryData(PRODUTOS.queryKey)).toBeUndefined();
});

test('o que uma pessoa viu não aparece para outra, e some quando ela sai', async () => {
  await banco.copias.bulkPut([
    { dono: 2, chave: '["GET /products",{}]', dados: ['da Bia'], em: 1 },
    { dono: ANA, chave: '["GET /products",{}]', dados: ['da Ana'], em: 1 },
  ]);
  expect((await visto(abrir()))?.data).toEqual(['da Ana']);
  await apagarVisto(2);
  expect(await banco.copias.toArray()).toMatchObject([{ dono: 2 }]);
  await apagarVisto(null);
  expect(await banco.copias.count()).toBe(0);
});
