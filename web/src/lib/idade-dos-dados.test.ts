import { listarCapas } from '@indica-bem/domain/capa/chamadas';
import { verConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { listarProdutos } from '@indica-bem/domain/produto/chamadas';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { consultas } from './consultas';
import { ErroDaApi, SemConexao } from './erros-da-api';
import { vistoEm } from './idade-dos-dados';

const soltar: (() => void)[] = [];

/** A screen that shows data of that moment, whose last try to renew it ended so. */
async function mostrar(rota: string, em: number, falha?: Error): Promise<void> {
  const opcoes = { queryKey: [rota, em], retry: false, staleTime: Infinity };
  consultas.setQueryData(opcoes.queryKey, 'dados', { updatedAt: em });
  const observador = new QueryObserver(consultas, { ...opcoes, queryFn: () => Promise.reject(falha) });
  soltar.push(observador.subscribe(() => {}));
  if (falha) await observador.refetch();
}

afterEach(() => {
  for (const fechar of soltar.splice(0)) fechar();
  consultas.clear();
});

test('o que está fresco não tem idade, e uma recusa não é falta de rede', async () => {
  await mostrar(listarProdutos, 5);
  await mostrar(verConfiguracao, 3, new ErroDaApi(500, 'ERRO_INTERNO', 'Erro'));
  expect(vistoEm()).toBeNull();
});

test('sem rede vale a idade do mais velho à vista; enfeites não contam', async () => {
  await mostrar(listarCapas, 1, new SemConexao(null));
  expect(vistoEm()).toBeNull();
  await mostrar(listarProdutos, 50, new SemConexao(null));
  await mostrar(listarPrescricoes, 40, new SemConexao(null));
  expect(vistoEm()).toBe(40);
});

test('o que saiu da tela deixa de contar', async () => {
  await mostrar(listarProdutos, 50, new SemConexao(null));
  for (const fechar of soltar.splice(0)) fechar();
  expect(vistoEm()).toBeNull();
});
