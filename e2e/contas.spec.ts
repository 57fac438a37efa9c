import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { linkDaSenha, SENHA_NOVA } from './apoio/contas';
import { irPorDentro } from './apoio/dentro';
import { emailPara } from './apoio/emails';
import { criarConta, entrar, preencherLogin, SENHA } from './apoio/pessoas';

test('esqueci a senha: o e-mail que chegou abre a porta uma vez', async ({ page }) => {
  const conta = await criarConta('tutor');
  await page.goto('/web/login');
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click();
  await expect(page.getByRole('heading', { name: 'Recuperar minha senha' })).toBeVisible();
  await page.getByLabel('E-mail', { exact: true }).fill(conta.email);
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText('Resgate de senha enviado para o email cadastrado.')).toBeVisible();

  const link = linkDaSenha((await emailPara(conta.email)).texto);
  await page.goto(link);
  const senha = page.getByLabel('Senha', { exact: true });
  const repetida = page.getByLabel('Repetir senha');
  const alterar = page.getByRole('button', { name: 'Alterar senha' });
  await senha.fill(SENHA_NOVA);
  await repetida.fill('outra coisa');
  await repetida.blur();
  await expect(page.getByText('As senhas não coincidem')).toBeVisible();
  await exigirAcessivel(page);
  await repetida.fill(SENHA_NOVA);
  await alterar.click();
  await expect(page.getByText('Senha alterada com sucesso.')).toBeVisible();
  await expect(page).toHaveURL(/\/web\/login$/);
  await preencherLogin(page, conta.email, SENHA_NOVA);
  await expect(page).toHaveURL(/\/web\/home$/);

  await page.goto(link);
  await senha.fill(SENHA);
  await repetida.fill(SENHA);
  await alterar.click();
  await expect(page.getByText('Senha não alterada.')).toBeVisible();
});

test('minha conta e a despedida se leem bem, os dados se baixam, e a senha certa exclui', async ({ page }) => {
  const conta = await criarConta('tutor');
  const dialogo = page.getByRole('dialog');
  await entrar(page, conta.email, '/web/perfil');
  await expect(page.getByText(conta.email, { exact: true }).first()).toBeVisible();
  await exigirAcessivel(page);
  const baixado = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const { cadastro } = JSON.parse(await readFile(await (await baixado).path(), 'utf8'));
  expect(cadastro).toMatchObject({ nome: conta.nome, email: conta.email });
  await page.getByRole('link', { name: 'Editar cadastro' }).click();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue(conta.nome);
  await exigirAcessivel(page);

  await irPorDentro(page, '/web/perfil');
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(dialogo.getByText('Falta preencher: senha atual e confirmação.')).toBeVisible();
  await exigirAcessivel(page);
  await dialogo.getByLabel('Senha atual').fill(SENHA);
  await dialogo.getByLabel('Entendo que não dá para desfazer').check();
  await dialogo.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(page).toHaveURL(/\/web\/login$/);
  await expect(page.getByText('Sua conta foi excluída')).toBeVisible();
});
