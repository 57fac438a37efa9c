import { expect, type Page, test } from '@playwright/test';
import { criarPessoa, prepararCupom } from './apoio/jornada';
import { entrar } from './apoio/pessoas';

test('os dados da tela são pedidos com o código ainda a caminho, e uma vez só', async ({ page, request }) => {
  const { tutor, idCupom } = await prepararCupom(request);
  await entrar(page, tutor.email);

  await abrirComCodigoLento(page, `/web/cupom/ver/${idCupom}`, [`/api/coupon/${idCupom}`]);
  await expect(page.getByRole('img', { name: /^QR do cupom/ })).toBeVisible();

  await abrirComCodigoLento(page, '/web/home', [`/api/tutor/${tutor.id}/inicio`]);
  await expect(page.getByRole('link', { name: 'Mostrar no caixa' })).toBeVisible();
});

test('a quem não pode ver a tela nada é adiantado', async ({ page, request }) => {
  const { idCupom } = await prepararCupom(request);
  const pedidos = anotarPedidos(page);
  await page.goto(`/web/cupom/ver/${idCupom}`);
  await expect(page).toHaveURL('/web/login');

  const parceira = await criarPessoa(request, 'prescritor');
  await entrar(page, parceira.email);
  await page.goto(`/web/cupom/ver/${idCupom}`);
  await expect(page).toHaveURL('/web/home');
  expect(pedidos.filter((pedido) => pedido.startsWith('/api/coupon/'))).toEqual([]);
});

/** The product's code waits until the calls were made: without them it would wait for ever. */
async function abrirComCodigoLento(page: Page, endereco: string, chamadas: string[]): Promise<void> {
  const pedidos = anotarPedidos(page);
  const feitas = Promise.all(
    chamadas.map((chamada) => page.waitForRequest((pedido) => caminho(pedido.url()) === chamada)),
  );
  await page.route(/\/assets\/produto-[^/]+\.js$/, async (rota) => {
    await feitas;
    await rota.continue();
  });
  await page.goto(endereco);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(/\/assets\/produto-[^/]+\.js$/);
  for (const chamada of chamadas) expect(pedidos.filter((pedido) => pedido === chamada)).toHaveLength(1);
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
