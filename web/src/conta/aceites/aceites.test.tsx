import { isoParaBr } from '@indica-bem/domain/brasil/datas';
import { VERSOES } from '@indica-bem/domain/conta/documentos-legais';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../../test/api-de-mentira';
import { abrirProduto, campo, comProduto, tocar } from '../../test/produto';
import { sessaoDe } from '../../test/sessoes';

comProduto();

const PRIVACIDADE = /estou de acordo com os Termos de Privacidade/;
const REGULAMENTO = /as normas que constam no Regulamento/;
const SAC = { 'GET /setting/:id': { id: 1, texto_sac: '<p>Oi</p>' } };
const ACEITA = { 'PUT /termos/:id': {}, ...SAC };

type Faltam = { privacidade_aceite?: null; uso_aceite?: null; aceitou_antes?: boolean };

async function abrir(endereco: string, faltam: Faltam, api = {}, papel: 'tutor' | 'indicabem' = 'tutor') {
  const sessao = sessaoDe(papel);
  localStorage.setItem('usuario', JSON.stringify({ ...sessao, usuario: { ...sessao.usuario, ...faltam } }));
  return abrirProduto(endereco, { api: { ...ACEITA, ...api } });
}

test('os dois textos numa página só, cada um com o seu aceite; depois do segundo, segue sozinha', async () => {
  const { chegarA, mudancas, onde } = await abrir('/contato', { privacidade_aceite: null, uso_aceite: null });
  await chegarA('/aceites');
  await screen.findByLabelText(PRIVACIDADE);
  // The texts are there to be read, summed up and whole.
  expect(screen.getAllByText(`Versão de ${isoParaBr(VERSOES.privacidade)}`, { exact: false })).toHaveLength(2);
  expect(screen.getByText(/Não vendemos dados\./)).toBeTruthy();
  expect(screen.getAllByText('Ler o texto todo')).toHaveLength(2);
  expect(document.body.textContent).toContain('1. Quem somos e quando esta política vale');

  await tocar(PRIVACIDADE);
  await waitFor(() =>
    expect(mudancas()).toMatchObject([{ corpo: { privacidade_aceite: 'S', privacidade_versao: VERSOES.privacidade } }]),
  );
  expect(onde()).toBe('/aceites');
  await tocar(REGULAMENTO);
  await chegarA('/contato');
  expect(mudancas()).toMatchObject([
    { caminho: '/termos/11' },
    { corpo: { tipo_login: 'tutor', uso_aceite: 'S', uso_versao: VERSOES['regulamento-tutor'] } },
  ]);
});

test('na ordem contrária, ou com os dois ao mesmo tempo, também', async () => {
  const { chegarA, mudancas } = await abrir('/aceites', { privacidade_aceite: null, uso_aceite: null });
  await screen.findByLabelText(REGULAMENTO);
  await act(async () => {
    fireEvent.click(campo(REGULAMENTO));
    fireEvent.click(campo(PRIVACIDADE));
  });
  await chegarA('/home');
  expect(mudancas()).toHaveLength(2);
});

test('quando só um mudou, só ele é mostrado', async () => {
  const { chegarA } = await abrir('/contato', { uso_aceite: null });
  await chegarA('/aceites');
  await screen.findByLabelText(REGULAMENTO);
  expect(screen.queryByLabelText(PRIVACIDADE)).toBeNull();
  await tocar(REGULAMENTO);
  await chegarA('/contato');
});

test('o que mudou interessa a quem aceitou outra versão, não a quem acaba de chegar', async () => {
  await abrir('/aceites', { uso_aceite: null, aceitou_antes: false });
  await screen.findByLabelText(REGULAMENTO);
  expect(screen.queryByText('O que mudou nesta versão')).toBeNull();
  await abrir('/aceites', { uso_aceite: null, aceitou_antes: true });
  expect(await screen.findByText('O que mudou nesta versão')).toBeTruthy();
});

test('a equipe aceita só a privacidade', async () => {
  const { chegarA } = await abrir('/aceites', { privacidade_aceite: null }, {}, 'indicabem');
  await screen.findByLabelText(PRIVACIDADE);
  expect(screen.queryByLabelText(REGULAMENTO)).toBeNull();
  await tocar(PRIVACIDADE);
  await chegarA('/home');
});

test('um aceite que não foi gravado avisa, fica por marcar e não segue', async () => {
  const { onde } = await abrir('/aceites', { uso_aceite: null }, { 'PUT /termos/:id': () => recusa('ERRO_INTERNO') });
  await screen.findByLabelText(REGULAMENTO);
  await tocar(REGULAMENTO);
  await waitFor(() => expect(campo(REGULAMENTO).disabled).toBe(false));
  expect([onde(), campo(REGULAMENTO).checked]).toEqual(['/aceites', false]);
});

test('um texto que mudou depois que a página abriu não é aceito: oferece abrir o novo', async () => {
  const { onde } = await abrir('/aceites', { uso_aceite: null }, { 'PUT /termos/:id': () => recusa('TEXTO_MUDOU') });
  await screen.findByLabelText(REGULAMENTO);
  await tocar(REGULAMENTO);
  expect(await screen.findByRole('button', { name: 'Abrir a versão nova' })).toBeTruthy();
  expect([onde(), screen.queryByLabelText(REGULAMENTO)]).toEqual(['/aceites', null]);
});

test('quem já aceitou tudo, ou ainda não entrou, não para aqui', async () => {
  const { chegarA } = await abrir('/aceites', {});
  await chegarA('/home');
  localStorage.clear();
  const visita = await abrirProduto('/aceites');
  await visita.chegarA('/login');
});
