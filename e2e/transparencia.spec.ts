import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';

test('quem nunca entrou lê as doações e refaz as contas no próprio navegador', async ({ page, request }) => {
  const html = await (await request.get('/web/transparencia')).text();
  const imagem = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect((await request.get(new URL(imagem).pathname)).headers()['content-type']).toBe('image/png');
  // The first screen is in the page itself, before any code.
  expect(html).toMatch(/<dt>Prometido<\/dt><dd[^>]*><b>[\d.]+<\/b> kg/);

  await page.goto('/web/transparencia');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await conferir(page);
  await expect(page.getByText(/primeira conferência neste aparelho/)).toBeVisible();
  await page.getByLabel('Número do quilo').fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('O nº 1 está no registro')).toBeVisible();
  await exigirAcessivel(page);
  // Without the app around it.
  expect(await page.locator('[data-mantine-styles]').count()).toBe(0);

  await page.reload();
  await conferir(page);
  await expect(page.getByText(/continua lá, sem mudança/)).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/web/login');
});

async function conferir(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Tudo confere')).toBeVisible();
}
