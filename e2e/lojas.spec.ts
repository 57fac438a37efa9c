import { expect, type Page, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { lugarDeserto } from './apoio/lojas';
import { criarConta, entrar } from './apoio/pessoas';

const nomes = (page: Page) => page.getByRole('heading', { level: 3 });

test('o tutor procura lojas: sem localização por cidade ou CEP, e longe de tudo pelas online', async ({
  page,
  context,
}) => {
  const mudarOLugar = page.getByRole('button', { name: 'Mudar o lugar da busca' });
  const cep = page.getByLabel('Ou digite o CEP');

  await test.step('sem localização: a frase certa', async () => {
    await entrar(page, (await criarConta('tutor')).email, '/web/lojistas');
    await expect(nomes(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sorocaba', exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Usar minha localização' }).click();
    await expect(
      page.getByText('Não conseguimos determinar sua localização, verifique se a permissão de localização está ativa.'),
    ).toBeVisible();
    await exigirAcessivel(page);
  });

  await test.step('a cidade no lugar dela, da mais perto à mais longe', async () => {
    await page.getByRole('button', { name: 'Sorocaba', exact: true }).click();
    await expect(page.getByText('A partir do centro de Sorocaba')).toBeVisible();
    await expect(nomes(page).first()).toContainText(/\d (m|km)/);
    const metros = (await nomes(page).allTextContents()).map((texto) => {
      const [, numero = '', unidade] = /([\d,]+) (k?m)$/.exec(texto) ?? [];
      return Number(numero.replace(',', '.')) * (unidade === 'km' ? 1000 : 1);
    });
    expect(metros.length).toBeGreaterThan(1);
    expect(metros).toEqual(metros.toSorted((a, b) => a - b));
  });

  await test.step('ou o CEP, que fica no endereço', async () => {
    await mudarOLugar.click();
    await cep.fill('01310-100');
    await expect(page.getByText('Por enquanto estamos em Sorocaba e Votorantim.')).toBeVisible();
    await cep.fill('18110001');
    await expect(page.getByText('A partir do centro de Votorantim')).toBeVisible();
    await mudarOLugar.click();
    await cep.fill('18112-345');
    await expect(page.getByText('A partir de Jardim Clarice, Votorantim')).toBeVisible();
    await expect(page).toHaveURL(/perto=18112$/);
    await page.reload();
    await expect(page.getByText('A partir de Jardim Clarice, Votorantim')).toBeVisible();
    await expect(nomes(page).first()).toContainText(/\d (m|km)/);
  });

  await test.step('longe de tudo, a lista aponta para as lojas online', async () => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(lugarDeserto());
    await mudarOLugar.click();
    await page.getByRole('button', { name: 'Usar minha localização' }).click();
    await expect(page.getByText('Ainda não identificamos lojas na sua região, utilize a loja ONLINE!')).toBeVisible();
    await exigirAcessivel(page);
    await page.getByRole('link', { name: 'Ver lojas online' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Lojas Online' })).toBeVisible();
    await exigirAcessivel(page);
  });
});

test('mover o mapa muda a lista, e o mapa fica à vista enquanto ela corre', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await entrar(page, (await criarConta('tutor')).email, '/web/lojistas/mapa');
  const lista = page.getByRole('region', { name: 'Lojas Físicas' });
  const mapa = page.getByRole('region', { name: /^Mapa das lojas/ });
  await expect(lista.getByRole('status')).toHaveText(/^\d+ lojas nesta área/);
  await expect(page.getByText('Limites: IBGE')).toBeVisible();
  const monte = mapa.getByRole('button', { name: /^\d+ lojas, até/ }).first();
  await monte.focus();
  await page.keyboard.press('Enter');
  // Other tests open stores meanwhile: how many there are is what the list says now.
  await expect(lista.getByRole('status')).toHaveText(/^\d+ lojas? nesta área, de \d+$/);
  const [aVista = 0, todas = 0] =
    ((await lista.getByRole('status').textContent()) ?? '').match(/\d+/g)?.map(Number) ?? [];
  expect(aVista).toBeLessThan(todas);
  await expect(lista.getByRole('listitem')).toHaveCount(aVista);
  // What had the focus is gone: one of its stores has it now.
  await expect(mapa.locator('.leaflet-marker-icon:focus')).toHaveCount(1);
  await exigirAcessivel(page);

  await lista.getByRole('button', { name: 'Ver todas' }).click();
  await expect(lista.getByRole('listitem')).toHaveCount(todas);
  await lista.getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect(mapa).toBeInViewport({ ratio: 0.9 });
});
