import { entrar } from '@indica-bem/domain/conta/chamadas';
import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { chamar } from './apoio/api';
import { tutorNovo } from './apoio/contas';
import { irPorDentro } from './apoio/dentro';
import { criarPessoa, indicar } from './apoio/jornada';
import { criarConta, SENHA } from './apoio/pessoas';

// The product under test has no provider configured: what the server would answer then is put in its place.
async function comProvedores(page: Page): Promise<void> {
  await page.route('**/api/social', (route) => route.fulfill({ json: { google: true, facebook: true } }));
  await page.route('**/api/social/google', (route) =>
    route.fulfill({ status: 302, headers: { location: '/web/callback/codigo-de-uso-unico' } }),
  );
}
const responderAoCodigo = (page: Page, resposta: object) =>
  page.route('**/api/tutor/token?*', (route) => route.fulfill({ json: resposta }));

test('pelo Google: um código vencido explica, quem é novo diz o que falta, quem tem conta segue para a indicação', async ({
  page,
  request,
}) => {
  await comProvedores(page);

  await test.step('um código vencido explica e mostra a entrada', async () => {
    await page.goto('/web/callback/codigo-que-nao-existe');
    await expect(page.getByText('Este acesso expirou. Entre novamente.')).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Ir para a entrada', exact: true }).click();
    await expect(page).toHaveURL(/\/web\/login$/);
  });

  await test.step('quem chega pela primeira vez só diz o que o provedor não contou', async () => {
    const { nome, email, cpf, telefone } = tutorNovo();
    await responderAoCodigo(page, { cadastro: { nome, email, provedor: 'google', social: 'passe-vencido' } });
    await irPorDentro(page, '/web/cadastro');
    await page.getByRole('link', { name: 'Continuar com Google' }).click();
    await expect(page.getByText('Falta preencher: CPF, data de nascimento e telefone.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).not.toBeEditable();
    await expect(page.getByLabel('Senha', { exact: true })).toHaveCount(0);
    await exigirAcessivel(page);

    await page.getByLabel('CPF').fill(cpf);
    await page.getByLabel('Data de nascimento').fill('14031988');
    await page.getByLabel('Telefone').fill(telefone);
    await page.getByRole('button', { name: 'Concluir cadastro' }).click();
    // The real server has not made this pass, and says so; what was typed stays.
    await expect(page.getByText('Este acesso expirou. Entre novamente.')).toBeVisible();
    await expect(page.getByLabel('Nome')).toHaveValue(nome);
  });

  await test.step('quem já tem conta entra e segue para a indicação do link', async () => {
    const { hash } = await indicar(request, await criarPessoa(request, 'prescritor'));
    const { email } = await criarConta('tutor');
    await responderAoCodigo(page, await chamar(request, null, entrar, { body: { email, senha: SENHA } }));
    // The form above asks the browser to ask; who follows a link has said yes.
    page.once('dialog', (pergunta) => pergunta.accept());
    await page.goto(`/web/login/indicacao/${hash}`);
    await page.getByRole('button', { name: 'Já tenho conta' }).click();
    await expect(page.getByRole('link', { name: 'Continuar com Facebook' })).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Continuar com Google' }).click();
    await expect(page).toHaveURL(new RegExp(`/web/indicacao/${hash}$`));
    await expect(page.getByText('Logado com sucesso')).toBeVisible();
  });
});
