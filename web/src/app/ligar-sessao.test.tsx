import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirSessao, encerrarSessao, type Sessao } from '../lib/sessao';
import { abrirProduto, comProduto, digitar, tocar } from '../test/produto';
import { PRODUTO } from '../test/registros';
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

const OUTRA = /Outra pessoa entrou neste navegador/;
const DO_CAO = '/prescricoes/nova?peso_pet=30&atividade=baixa&passo=tutor';
const deParceira = (id_prescriber: number) => {
  const sessao = sessaoDe('prescritor', `token-${id_prescriber}`);
  return { ...sessao, usuario: { ...sessao.usuario, id_prescriber } };
};
const noUltimoPasso = async () => {
  const produto = await abrirProduto(DO_CAO, { como: 'prescritor', api: { 'GET /products': [PRODUTO] } });
  await screen.findByText(/g por dia/);
  return produto;
};
const emOutraAba = (sessao: object | null) =>
  act(async () => {
    if (sessao) localStorage.setItem('usuario', JSON.stringify(sessao));
    else localStorage.removeItem('usuario');
    window.dispatchEvent(new StorageEvent('storage', { key: 'usuario' }));
  });

test.each([
  ['entra por cima', []],
  ['entra depois que a primeira saiu', [null]],
])('outra pessoa que %s, em outra aba: esta vai para a casa dela e diz, sem a dose de antes', async (_, antes) => {
  const { chegarA } = await noUltimoPasso();
  for (const sessao of [...antes, deParceira(77)]) await emOutraAba(sessao);
  await chegarA('/home');
  expect(screen.getByText(OUTRA)).toBeTruthy();
  expect(screen.queryByText(/g por dia/)).toBeNull();
  expect(sessionStorage.getItem('depois')).toBeNull();
});

test('nem pelo histórico: os passos de antes começam vazios para a outra', async () => {
  const { chegarA, voltar, onde } = await abrirProduto('/prescricoes/nova', {
    como: 'prescritor',
    api: { 'GET /products': [PRODUTO, { ...PRODUTO, id_produto: 99, nome_curto: 'Seniores' }] },
  });
  await screen.findByText('Qual é a opção?');
  await tocar('Adultos');
  await screen.findByText('Quanto o pet come por dia?');
  await digitar({ 'Peso do pet': '30' });
  await tocar('Ativo');
  await tocar('Avançar');
  await screen.findByText(/g por dia/);
  expect(onde()).toContain('peso_pet=30');
  await tocar('Adultos');
  await screen.findByText('Qual é a opção?');
  await emOutraAba(deParceira(77));
  await chegarA('/home');
  await voltar();
  await chegarA('/prescricoes/nova');
  await screen.findByText('Qual é a opção?');
});

test('a mesma pessoa que entra de novo fica onde estava', async () => {
  const { chegarA } = await noUltimoPasso();
  await emOutraAba(null);
  await chegarA('/login');
  await emOutraAba({ ...sessaoDe('prescritor'), api_token: 'outro' });
  await chegarA(DO_CAO);
  await screen.findByText(/g por dia/);
  expect(screen.queryByText(OUTRA)).toBeNull();
});
