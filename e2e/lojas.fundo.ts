import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { criarLojaOnline } from './apoio/lojas';
import { criarConta, entrar } from './apoio/pessoas';

const nomes = (page: Page) => page.getByRole('heading', { level: 3 });

test('sem indicação, o parceiro procura lojas e não há cupons a gerar', async ({ page }) => {
  const loja = await criarLojaOnline();
  await entrar(page, (await criarConta('prescritor')).email, '/web/lojistas');
  await expect(page.getByRole('heading', { level: 2, name: 'Lojas Físicas' })).toBeVisible();
  await page.getByLabel('Buscar loja').fill('loja que não existe');
  await expect(page.getByText('Nenhuma loja encontrada')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar a busca' }).click();
  await expect(page.getByLabel('Buscar loja')).toHaveValue('');

  await page.getByRole('link', { name: 'Lojas Online' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lojas Online' })).toBeVisible();
  await page.getByLabel('Buscar loja').fill(loja.nome);
  await expect(nomes(page)).toHaveCount(1);
  await expect(page).toHaveURL(/tipo=loja_online&busca=/);
  await nomes(page).getByRole('button').click();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gerar cupom' })).toHaveCount(0);
  await exigirAcessivel(page);
});
