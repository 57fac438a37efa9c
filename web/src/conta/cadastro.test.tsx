import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../test/api-de-mentira';
import { abrirProduto, campo, comProduto, descricaoDe, digitar, tocar } from '../test/produto';
import { TUTOR } from '../test/registros';

comProduto();

test('quem já tem conta é avisado campo a campo, não perde o que digitou e acha a entrada', async () => {
  const { chegarA } = await abrirProduto('/cadastro', {
    api: { 'POST /register': () => json({ email: 'E-mail já cadastrado', cpf: 'CPF já cadastrado' }, 409) },
  });
  await digitar({
    Nome: 'Zélia Prova',
    CPF: '529.982.247-25',
    'Data de nascimento': '14/03/1988',
    Telefone: '(15) 91234-5678',
    'E-mail': 'zelia@example.com',
    Senha: 'tigela cheia 42',
    'Repetir senha': 'tigela cheia 42',
  });
  await tocar('Cadastrar');
  await screen.findByText('E-mail, CPF já cadastrado(s)');
  expect(document.activeElement).toBe(campo('CPF'));
  expect(descricaoDe(campo('CPF'))).toBe('CPF já cadastrado');
  expect(campo('Nome').value).toBe('Zélia Prova');
  await tocar('recupere a senha');
  await chegarA('/esqueci');
});

test('o perfil de outra pessoa não se abre pelo endereço', async () => {
  const { chegarA, pedidos } = await abrirProduto('/perfil/editar/12', {
    como: 'tutor',
    api: { 'GET /tutor/:id': TUTOR },
  });
  await chegarA('/perfil/editar');
  await screen.findByDisplayValue(TUTOR.email);
  expect(pedidos.filter(({ caminho }) => /^\/(tutor|prescriber|shopkeeper)\//.test(caminho))).toMatchObject([
    { caminho: '/tutor/11' },
  ]);
});

test.each(['/login', '/cadastro'])('sem provedor configurado não há botões em %s', async (tela) => {
  const { pedidos } = await abrirProduto(tela);
  await screen.findAllByLabelText('E-mail');
  expect(pedidos.map(({ caminho }) => caminho)).toContain('/social');
  expect(screen.queryByText(/Continuar com/)).toBeNull();
});

test.each(['/login', '/cadastro'])('com eles, há em %s', async (tela) => {
  await abrirProduto(tela, { api: { 'GET /social': { google: true, facebook: true } } });
  await screen.findByText('Continuar com Google');
});

test('o que não deu certo lá fora volta à entrada com uma frase', async () => {
  await abrirProduto('/login?social=falhou');
  await screen.findByText('Não foi possível entrar por lá. Tente de novo ou use e-mail e senha.');
});

test('de login/indicacao a Esqueci e de volta, a indicação não se perde', async () => {
  const { chegarA } = await abrirProduto('/login/indicacao/RE1OU1RSMjI6MTU5MDAwMDA0OTk');
  await tocar('Esqueci minha senha');
  await screen.findByText('Recuperar minha senha');
  await tocar('Voltar para a entrada');
  await chegarA('/login/indicacao/RE1OU1RSMjI6MTU5MDAwMDA0OTk');
});
