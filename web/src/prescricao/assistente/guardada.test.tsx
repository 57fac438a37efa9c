import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anotarResposta } from '../../lib/online';
import { banco } from '../../offline/banco';
import { sincronizar } from '../../offline/sincronizar';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, comProduto, digitar, tocar } from '../../test/produto';
import { INDICACAO, PRODUTO } from '../../test/registros';

comProduto();
afterEach(async () => {
  anotarResposta(true);
  await banco.pendentes.clear();
});

const PARCEIRO = 12;
const GUARDADA = /^Prescrição salva apenas no dispositivo/;
const semRede = () => Promise.reject(new TypeError('Failed to fetch'));

/** Sent without a network, with the dialog open; then the server answers so. */
async function guardarEVoltar(resposta: () => unknown) {
  let responder: () => unknown = semRede;
  await abrirProduto('/prescricoes/nova?peso_pet=30&atividade=baixa&passo=tutor', {
    como: 'prescritor',
    api: { 'GET /products': [PRODUTO], 'POST /prescrition/nova_prescricao_prescritor': () => responder() },
  });
  await screen.findByText('Enviar indicação');
  await digitar({ 'Telefone do tutor': '15912345678' });
  await tocar('Enviar indicação');
  await screen.findByText(GUARDADA);
  responder = resposta;
  await act(() => sincronizar(PARCEIRO, 'todas'));
}

test('salva no dispositivo e enviada com o aviso aberto, ele passa a ser o fim, com o código', async () => {
  await guardarEVoltar(() => ({ ...INDICACAO, codigo_prescricao: 'BCDF2345' }));
  await screen.findByText('Indicação realizada com sucesso!');
  expect(screen.getByText('BCDF-2345')).toBeTruthy();
  expect(screen.queryByText(GUARDADA)).toBeNull();
});

test('recusada com o aviso aberto, ele diz o motivo e onde ela está', async () => {
  await guardarEVoltar(() => recusa('PRODUTO_INDISPONIVEL'));
  await screen.findByText('Esta indicação foi recusada');
  expect(screen.getByText(/não está mais disponível.*corrija em Indicações Realizadas/)).toBeTruthy();
  expect(screen.queryByText(GUARDADA)).toBeNull();
});

test('apagada em outra aba, não se diz que foi enviada', async () => {
  await guardarEVoltar(semRede);
  expect(screen.getByText(GUARDADA)).toBeTruthy();
  await act(() => banco.pendentes.clear());
  await screen.findByText('Esta indicação já saiu deste dispositivo');
});
