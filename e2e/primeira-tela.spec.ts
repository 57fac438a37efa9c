import { expect, type Page, test } from '@playwright/test';
import { prepararCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';

test('os dados da tela são pedidos com o código ainda a caminho, uma vez só, e só a quem a pode ver', async ({
  page,
  request,
}) => {
  const { tutor, prescritor, idCupom } = await prepararCupom(request);
  const cupom = `/web/cupom/ver/${idCupom}`;

  await test.step('a quem não pode ver a tela nada é adiantado', async () => {
    const pedidos = anotarPedidos(page);
    await page.goto(cupom);
    await expect(page).toHaveURL('/web/login');
    await entrar(page, prescritor.email, cupom);
    await expect(page).toHaveURL('/web/home');
    expect(pedidos.filter((pedido) => pedido.startsWith('/api/coupon/'))).toEqual([]);
  });

  await test.step('a quem pode, com o código ainda a caminho, e uma vez só', async () => {
    await page.evaluate(() => localStorage.clear());
    await comCodigoLento(page, `/api/coupon/${idCupom}`, () => entrar(page, tutor.email, cupom));
    await expect(page.getByRole('img', { name: /^QR do cupom/ })).toBeVisible();
    await comCodigoLento(page, `/api/tutor/${tutor.id}/inicio`, () => page.goto('/web/home'));
    await expect(page.getByRole('link', { name: 'Mostrar no caixa' })).toBeVisible();
  });
});

/** The product's code waits until the call was made: without it it would wait for ever. */
async function comCodigoLento(page: Page, chamada: string, abrir: () => Promise<unknown>): Promise<void> {
  const pedidos = anotarPedidos(page);
  const feita = page.waitForRequest((pedido) => caminho(pedido.url()) === chamada);
  await page.route(/\/assets\/produto-[^/]+\.js$/, async (rota) => {
    await feita;
    await rota.continue();
  });
  await abrir();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/\/assets\/produto-[^/]+\.js$/);
  expect(pedidos.filter((pedido) => pedido === chamada)).toHaveLength(1);
}

function anotarPedidos(page: Page): string[] {
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(caminho(pedido.url())));
  return pedidos;
}

function caminho(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
