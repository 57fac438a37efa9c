import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { recusa } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, digitar, tocar, tocarDuasVezes } from '../test/produto';
import { sessaoDe } from '../test/sessoes';

comProduto();

const SESSAO = sessaoDe('tutor');

test('senha errada: uma frase clara e nada do que foi digitado se perde', async () => {
  await abrirProduto('/login', { api: { 'POST /login': () => recusa('LOGIN_INVALIDO') } });
  await digitar({ 'E-mail': 'tutor01@example.com', Senha: 'errada' });
  await tocar('Entrar');
  await screen.findByText('Usuario e senha incorreto');
  expect(campo('E-mail').value).toBe('tutor01@example.com');
});

test('a chave que não abre, depois da senha errada, diz o que é dela', async () => {
  vi.stubGlobal('PublicKeyCredential', class {});
  await abrirProduto('/login', {
    api: {
      'POST /login': () => recusa('LOGIN_INVALIDO'),
      'POST /login/chave/desafio': () => recusa('MUITAS_TENTATIVAS'),
    },
  });
  await digitar({ 'E-mail': 'tutor01@example.com', Senha: 'errada' });
  await tocar('Entrar');
  await screen.findByText('Usuario e senha incorreto');
  await tocar('Entrar com chave de acesso');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/tentativas/i));
  expect(screen.queryByText('Usuario e senha incorreto')).toBeNull();
});

test('sem entrar, uma página protegida leva ao login e depois à página pedida', async () => {
  const { chegarA } = await abrirProduto('/contato', {
    api: { 'POST /login': SESSAO, 'GET /setting/:id': { id: 1, texto_sac: '<p>Oi</p>' } },
  });
  await chegarA('/login');
  await digitar({ 'E-mail': 'tutor01@example.com', Senha: 'certa' });
  await tocar('Entrar');
  await chegarA('/contato');
});

test('sem entrar, o link de uma indicação leva ao login da indicação', async () => {
  const { chegarA } = await abrirProduto('/indicacao/RE1OU1RSMjI6MTU5MDAwMDA0OTk');
  await chegarA('/login/indicacao/RE1OU1RSMjI6MTU5MDAwMDA0OTk');
});

test('a entrada: dois toques enviam um', async () => {
  const { chegarA, mudancas } = await abrirProduto('/login', {
    api: { 'POST /login': SESSAO, 'GET /prescritions': { prescritions: [], proximo: null } },
  });
  await digitar({ 'E-mail': 'tutor01@example.com', Senha: 'certa' });
  await tocarDuasVezes('Entrar');
  await chegarA('/home');
  expect(mudancas()).toHaveLength(1);
});

test('o pedido de outra senha: dois toques enviam um; uma falha diz o endereço de contato', async () => {
  let falha = true;
  const { pedidos } = await abrirProduto('/esqueci', {
    api: {
      'GET /forgot-password': () => {
        if (!falha) return {};
        falha = false;
        return recusa('ERRO_INTERNO');
      },
    },
  });
  const feitos = () => pedidos.filter(({ caminho }) => caminho === '/forgot-password');
  await digitar({ 'E-mail': 'ninguem-aqui@example.com' });
  await tocar('Enviar');
  await waitFor(() =>
    expect(document.body.textContent).toContain(
      'Erro! Tente novamente mais tarde ou envie um e-mail para contato@indicabem',
    ),
  );
  await tocarDuasVezes('Enviar');
  await screen.findByText('Resgate de senha enviado para o email cadastrado.');
  expect(feitos()).toHaveLength(2);
});

test('a senha nova: dois toques enviam um', async () => {
  const { chegarA, mudancas } = await abrirProduto('/recuperar/passe', { api: { 'POST /redefinir-senha': {} } });
  await digitar({ Senha: 'tigela cheia 42', 'Repetir senha': 'tigela cheia 42' });
  await tocarDuasVezes('Alterar senha');
  await chegarA('/login');
  await screen.findByText('Senha alterada com sucesso.');
  expect(mudancas()).toHaveLength(1);
});
