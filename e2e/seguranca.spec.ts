import { passoEm } from '@indica-bem/domain/fator/regras';
import { expect, type Page, test } from '@playwright/test';
import { codigoDoPasso } from '../server/src/areas/fator/totp';
import { deBase32 } from '../server/src/test/fator';
import { exigirAcessivel } from './apoio/acessibilidade';
import { criarConta, entrar, SENHA } from './apoio/pessoas';

const confirmarComSenha = async (page: Page) => {
  const dialogo = page.getByRole('dialog', { name: 'Confirme que é você' });
  await dialogo.getByLabel('Senha atual').fill(SENHA);
  await dialogo.getByRole('button', { name: 'Confirmar' }).click();
};

async function sair(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto('/web/login');
}

test('uma chave de acesso entra sem senha; o aplicativo pede o segundo passo, que um código de recuperação dá', async ({
  page,
}) => {
  await test.step('cria uma chave de acesso e entra com ela, sem senha', () => comChave(page));
  await test.step('liga o aplicativo, sai, entra com um código de recuperação, e o segundo passo aguenta recarregar', () =>
    comAplicativo(page));
});

async function comChave(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email, nome } = await criarConta('lojista');
  await entrar(page, email, '/web/seguranca');
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await confirmarComSenha(page);
  await expect(page.getByText('Guarde seus códigos de recuperação')).toBeVisible();
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('ainda não usada')).toBeVisible();

  await sair(page);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page).toHaveURL(/\/web\/home$/);
  expect(await page.evaluate(() => localStorage.getItem('usuario'))).toContain(nome);
  // The device is without it from here on.
  await cdp.send('WebAuthn.disable');
}

async function comAplicativo(page: Page): Promise<void> {
  const { email } = await criarConta('lojista');
  await entrar(page, email, '/web/seguranca');
  await page.getByRole('button', { name: 'Ligar aplicativo' }).click();
  await confirmarComSenha(page);
  const segredo = (await page.locator('code').first().innerText()).replaceAll(' ', '');
  await exigirAcessivel(page);
  await page.getByLabel('Código do aplicativo').fill(codigoDoPasso(deBase32(segredo), passoEm(new Date())));
  await page.getByRole('button', { name: 'Ligar', exact: true }).click();
  const guardados = page.getByRole('region', { name: 'Seus códigos de recuperação' });
  await expect(guardados.locator('code')).toHaveCount(10);
  const recuperacao = await guardados.locator('code').first().innerText();
  await page.emulateMedia({ media: 'print' });
  await expect(guardados.locator('code').first()).toBeVisible();
  await expect(page.getByText('Sessões abertas')).toBeHidden();
  await expect(guardados.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Restam 10')).toBeVisible();

  await sair(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(SENHA);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Código do aplicativo')).toBeFocused();
  await exigirAcessivel(page);
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(recuperacao.toLowerCase());
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/web\/home$/);
}
