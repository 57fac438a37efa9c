import { expect, test } from '@playwright/test';
import { emailNovo, linkDaSenha, SENHA_NOVA } from './apoio/contas';
import { irPorDentro } from './apoio/dentro';
import { emailPara } from './apoio/emails';
import { criarConta, entrar, preencherLogin } from './apoio/pessoas';

test('a responsável convida um colega para o atendimento, e ele vê só o que é dele', async ({ page, browser }) => {
  const email = emailNovo('colega');
  await entrar(page, (await criarConta('indicabem')).email, '/web/equipe');
  await page.getByRole('link', { name: 'Convidar' }).click();
  await page.getByLabel('Nome').fill('Caio Colega');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('radio', { name: 'Atendimento' }).check();
  await page.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText(`Convite enviado para ${email}`)).toBeVisible();

  const dele = await browser.newContext();
  const tela = await dele.newPage();
  await tela.goto(linkDaSenha((await emailPara(email)).texto));
  await tela.getByLabel('Senha', { exact: true }).fill(SENHA_NOVA);
  await tela.getByLabel('Repetir senha').fill(SENHA_NOVA);
  await tela.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(tela.getByText('Senha alterada com sucesso.')).toBeVisible();
  await preencherLogin(tela, email, SENHA_NOVA);
  await tela.getByRole('checkbox').check();
  await tela.waitForURL(/\/web\/(home|dashboard)$/);
  await irPorDentro(tela, '/web/home');
  await expect(tela.getByRole('link', { name: /^Atendimento/ }).first()).toBeVisible();
  await expect(tela.getByRole('link', { name: /Configurações|Equipe|Campanhas/ })).toHaveCount(0);
  await tela.goto('/web/configuracoes');
  await expect(tela).toHaveURL(/\/web\/home$/);
  await dele.close();
});
