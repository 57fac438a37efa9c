import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirSessao, encerrarSessao, type Sessao } from '../lib/sessao';
import { abrirProduto, comProduto } from '../test/produto';
import { sessaoDe } from '../test/sessoes';

comProduto();

const DE_OUTRA = JSON.stringify([{ chave: 'k', dono: 99, estado: 'aguardando', id_produto: 7 }]);
const espelho = () => localStorage.getItem('prescricoes');

test('quem chega a um aparelho não encontra nem o reflexo da fila de outra pessoa', async () => {
  localStorage.setItem('prescricoes', DE_OUTRA);
  await abrirProduto('/home', { como: 'prescritor' });
  expect(espelho()).toBeNull();
});

test('nem quem entra depois que a sessão dela caiu, desde o primeiro instante', async () => {
  await abrirProduto('/contato', { como: 'prescritor' });
  let depois: string | null = '';
  act(() => {
    encerrarSessao();
    // Nobody is in: it waits for its owner.
    localStorage.setItem('prescricoes', DE_OUTRA);
    abrirSessao(sessaoDe('lojista') as unknown as Sessao);
    depois = espelho();
  });
  expect(depois).toBeNull();
});
