import type { EmailNoCorreio } from '@indica-bem/domain/correio/contrato';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, botao, comProduto, digitar, tocar, tocarDuasVezes } from '../test/produto';

comProduto();

const RECUSADO: EmailNoCorreio = {
  id: '3f1c8f8e-0000-4000-8000-000000000001',
  tipo: 'indicacao',
  estado: 'recusado',
  criado_em: '2026-03-10T15:00:00.000Z',
  tentativas: 1,
  tentado_em: '2026-03-10T15:00:01.000Z',
  proxima_em: null,
  encerrado_em: '2026-03-10T15:00:01.000Z',
  falha: 'caixa-inexistente',
  codigo: '550 5.1.1',
  pode_reenviar: true,
  pode_deixar: true,
  deixado_em: null,
  para: { nome: 'Ana', email: 'a•••@example.con', id_conta: null, papel: null },
  id_prescricao: 41,
  codigo_prescricao: 'BCDF2345',
};
const OUTRO = { ...RECUSADO, id: '3f1c8f8e-0000-4000-8000-000000000002', para: { ...RECUSADO.para, nome: 'Bia' } };
const pagina = (...emails: EmailNoCorreio[]) => ({
  emails,
  proximo: null,
  falharam: { quantos: emails.length, exato: true },
  esperam: { quantos: 0, exato: true },
});

test('o e-mail recusado diz por quê; dois toques em reenviar são um pedido', async () => {
  const { mudancas } = await abrirProduto('/correio', {
    como: 'indicabem',
    api: { 'GET /correio': pagina(RECUSADO), 'POST /correio/reenvio': { reenviados: 1, recusados: [] } },
  });
  await screen.findByText(/Esta caixa de e-mail não existe/);
  expect(screen.getByText(/550 5\.1\.1/)).toBeTruthy();
  await tocarDuasVezes('Reenviar');
  await screen.findByText('1 e-mail voltou para a fila.');
  expect(mudancas()).toMatchObject([{ caminho: '/correio/reenvio', corpo: { ids: [RECUSADO.id] } }]);
});

test('a seleção vai junta, depois de uma pergunta, e o que não foi diz por quê', async () => {
  const { mudancas } = await abrirProduto('/correio', {
    como: 'indicabem',
    api: {
      'GET /correio': pagina(RECUSADO, OUTRO),
      'POST /correio/reenvio': { reenviados: 1, recusados: [{ id: OUTRO.id, motivo: 'Esta indicação venceu.' }] },
    },
  });
  await screen.findByText(/Bia/);
  await tocar('Selecionar Indicação ao tutor para Ana');
  await tocar('Selecionar Indicação ao tutor para Bia');
  await tocar('Reenviar 2 e-mails');
  await screen.findByText('Reenviar 2 e-mails?');
  const botoes = screen.getAllByText('Reenviar').map((texto) => texto.closest('button'));
  botoes.at(-1)?.click();
  await screen.findByText(/1 e-mail voltou para a fila\. 1 não: Esta indicação venceu\./);
  expect(mudancas()).toMatchObject([{ corpo: { ids: [RECUSADO.id, OUTRO.id] } }]);
});

test('corrigir pede o motivo, leva a versão que foi lida e reenvia', async () => {
  const contato = { id_prescricao: 41, email: 'ana@example.con', telefone: '(15) 91234-5678', versao: 'v1' };
  const { mudancas } = await abrirProduto('/correio', {
    como: 'indicabem',
    api: {
      'GET /correio': pagina(RECUSADO),
      'GET /atendimento/indicacao/:id/contato': contato,
      'PUT /atendimento/indicacao/:id/contato': contato,
      'POST /correio/reenvio': { reenviados: 1, recusados: [] },
    },
  });
  await screen.findByText('Corrigir e reenviar');
  await tocar('Corrigir e reenviar');
  await screen.findByText('Corrigir o contato?');
  await digitar({ 'E-mail': 'ana@' });
  const enviar = () => {
    const todos = screen.getAllByText('Corrigir e reenviar').map((texto) => texto.closest('button'));
    todos.at(-1)?.click();
  };
  enviar();
  await screen.findByText('Email inválido');
  await screen.findByText('Escolha o motivo');
  expect(mudancas()).toEqual([]);
  await digitar({ 'E-mail': 'ana@example.com' });
  await tocar('Dado errado');
  enviar();
  await screen.findByText('Contato corrigido. O e-mail voltou para a fila.');
  expect(mudancas()).toMatchObject([
    {
      caminho: '/atendimento/indicacao/41/contato',
      corpo: { email: 'ana@example.com', telefone: '(15) 91234-5678', motivo: 'dado_errado', versao: 'v1' },
    },
    { caminho: '/correio/reenvio', corpo: { ids: [RECUSADO.id] } },
  ]);
});

test('o que outra pessoa mudou é dito no diálogo, que fica aberto', async () => {
  const contato = { id_prescricao: 41, email: 'ana@example.con', telefone: '(15) 91234-5678', versao: 'v1' };
  await abrirProduto('/correio', {
    como: 'indicabem',
    api: {
      'GET /correio': pagina(RECUSADO),
      'GET /atendimento/indicacao/:id/contato': contato,
      'PUT /atendimento/indicacao/:id/contato': () => recusa('VERSAO_ALTERADA'),
    },
  });
  await screen.findByText('Corrigir e reenviar');
  await tocar('Corrigir e reenviar');
  await screen.findByText('Corrigir o contato?');
  await tocar('Dado errado');
  screen.getAllByText('Corrigir e reenviar').at(-1)?.closest('button')?.click();
  await screen.findByText(/Veja a versão atual antes de salvar/);
  expect(botao('Voltar')).toBeTruthy();
});

test('o que ninguém pode consertar se deixa assim, e o de um colega também', async () => {
  const deColega: EmailNoCorreio = {
    ...OUTRO,
    pode_reenviar: false,
    para: { nome: 'Caio', email: 'c•••@example.com', id_conta: 9, papel: 'indicabem' },
  };
  let esperam = [RECUSADO, deColega];
  const { mudancas } = await abrirProduto('/correio', {
    como: 'indicabem',
    api: {
      'GET /correio': () => pagina(...esperam),
      'POST /correio/deixados': () => {
        esperam = esperam.slice(0, 1);
        return { deixados: 1 };
      },
    },
  });
  await screen.findByText(/Caio/);
  await tocarDuasVezes('Deixar assim Indicação ao tutor para Caio');
  await screen.findByText('1 e-mail deixado assim. Continua em Todos.');
  await waitFor(() => expect(screen.queryByText(/Caio/)).toBeNull());
  expect(mudancas()).toMatchObject([{ caminho: '/correio/deixados', corpo: { ids: [deColega.id] } }]);
});

test('em Todos está também o que saiu, para quem, com o endereço coberto, e leva à vida da indicação', async () => {
  const enviado: EmailNoCorreio = { ...RECUSADO, estado: 'enviado', pode_reenviar: false, pode_deixar: false };
  const { pedidos } = await abrirProduto('/correio?ver=todos', {
    como: 'indicabem',
    api: { 'GET /correio': pagina(enviado) },
  });
  await screen.findByText(/^Ana · a•••@example\.con/);
  screen.getByText('Enviado');
  expect(botao('BCDF-2345').getAttribute('href')).toBe('/web/atendimento/indicacao/41');
  expect([screen.queryByText('Reenviar'), screen.queryByText(/550 5\.1\.1/)]).toEqual([null, null]);
  expect(pedidos.find(({ caminho }) => caminho === '/correio')?.busca.get('ver')).toBe('todos');
});

test('sem nada que falhou, diz que está tudo entregue', async () => {
  await abrirProduto('/correio', { como: 'indicabem', api: { 'GET /correio': pagina() } });
  await screen.findByText('Tudo entregue');
});
