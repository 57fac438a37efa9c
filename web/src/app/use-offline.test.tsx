import 'fake-indexeddb/auto';
import { verConfiguracao } from '@indica-bem/domain/contato/chamadas';
import { hashKey } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anotarResposta } from '../lib/online';
import { idDoUsuario, type Sessao } from '../lib/sessao';
import { banco } from '../offline/banco';
import { abrirProduto, comProduto } from '../test/produto';
import { sessaoDe } from '../test/sessoes';

comProduto();
beforeEach(() => banco.copias.clear());
afterEach(async () => {
  anotarResposta(true);
  await banco.copias.clear();
});

const dono = idDoUsuario(sessaoDe('tutor') as unknown as Sessao);
const semRede = () => Promise.reject(new TypeError('Failed to fetch'));

test('sem rede, o que foi visto antes aparece na primeira falha, sem esperar as outras tentativas', async () => {
  await import('../offline/ligar-offline');
  const dados = { id: 1, texto_sac: '<p>Ligue para nós</p>' };
  await banco.copias.put({ dono, chave: hashKey([verConfiguracao, {}]), dados, em: 1 });
  const { pedidos } = await abrirProduto('/contato', { como: 'tutor', api: { 'GET /setting/:id': semRede } });
  await screen.findByText('Ligue para nós');
  expect(pedidos.filter(({ caminho }) => caminho.startsWith('/setting/'))).toHaveLength(1);
});
