import { verCupom } from '@indica-bem/domain/cupom/chamadas';
import { listarPrescricoes } from '@indica-bem/domain/prescricao/chamadas';
import { expect, type Page } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { noDisco, prontoParaOffline, test } from './apoio/aparelho';
import { prepararCupom } from './apoio/jornada';
import { lerQr } from './apoio/ler-qr';
import { entrar } from './apoio/pessoas';

// The tutor's ticket before the till, with a network and without: in both widths (playwright.config.ts).
const VISTO = /Sem conexão: mostrando o que foi visto em \d\d\/\d\d às \d\d:\d\d\./;

/** `com`: of the copies of one call, the one that is meant. */
const copiado = (page: Page, rota: string, com = '') =>
  expect
    .poll(async () => {
      const copias = (await noDisco(page, 'copias')).map((copia) => JSON.stringify(copia));
      return copias.some((copia) => copia.includes(rota) && copia.includes(com));
    })
    .toBe(true);

test('o QR gira enquanto se vê, sem piscar nem falar; escondido, espera', async ({ page, context, request }) => {
  const { tutor, idCupom } = await prepararCupom(request);
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedido.url().endsWith('/selo') && pedidos.push(pedido.url()));
  await page.clock.install();
  await entrar(page, tutor.email, `/web/cupom/ver/${idCupom}`);
  const qr = page.getByRole('img', { name: /^QR do cupom .+, para o caixa ler\. Ele se renova sozinho\.$/ });
  await expect(qr).toBeVisible();
  const selo = async () => new URL(await lerQr(context, (await qr.getAttribute('src')) ?? '')).searchParams.get('s');
  const bilhete = page.getByRole('region', { name: 'Cupom', exact: true });
  // Without hurry, and nothing that a screen reader would be told every few seconds.
  await expect(bilhete).toContainText('ou, sem pressa, o código e os três últimos dígitos do seu CPF');
  await expect(bilhete).toContainText(/Número\d{4}/);
  // The one that says "copiado" is silent.
  await expect(bilhete.locator('[aria-live], [role=status], [role=alert], [role=timer]')).toHaveText(['']);
  expect(await selo()).toHaveLength(16);

  const antes = pedidos.length;
  await page.clock.fastForward(16_000);
  await expect.poll(() => pedidos.length).toBe(antes + 1);
  await expect(qr).toBeVisible();

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(60_000);
  expect(pedidos.length).toBe(antes + 1);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => pedidos.length).toBe(antes + 2);
});

test('o tutor reabre sem internet as indicações e o cupom que já viu, com a idade e como ser atendido', async ({
  aparelho,
  rede,
  request,
}) => {
  const { tutor, idCupom, idPrescricao, codigo } = await prepararCupom(request);
  await entrar(aparelho.page, tutor.email);
  await prontoParaOffline(aparelho.page);
  await aparelho.page.goto('/web/prescricoes');
  await expect(aparelho.page.getByRole('link', { name: 'Ver indicação' })).toBeVisible();
  // The list by pages: the home has read a short one of its own.
  await copiado(aparelho.page, listarPrescricoes, '"pages"');
  await aparelho.page.goto(`/web/cupom/ver/${idCupom}`);
  await expect(aparelho.page.getByRole('img', { name: /QR do cupom/ })).toBeVisible();
  await copiado(aparelho.page, verCupom);
  const desenho = await aparelho.page.getByRole('img', { name: /QR do cupom/ }).getAttribute('src');
  const selo = (await lerQr(aparelho.context, desenho ?? '')).split('?s=')[1] ?? 'sem selo';

  rede.cortar();
  await aparelho.religar();
  const { page } = aparelho;
  await page.goto(`/web/cupom/ver/${idCupom}`);
  await expect(page.getByText(VISTO)).toBeVisible();
  // No QR: neither the seal nor the address is kept on the device. The code serves, with the end of the CPF.
  await expect(page.getByText('Sem internet: mostre o código')).toBeVisible();
  await expect(page.getByText('No caixa, diga também os três últimos dígitos do seu CPF.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR do cupom/ })).toHaveCount(0);
  for (const guardado of [await noDisco(page, 'copias'), await page.evaluate(() => ({ ...localStorage }))])
    expect(JSON.stringify(guardado)).not.toContain(selo);
  await expect(page.getByRole('region', { name: 'Cupom', exact: true })).toContainText(codigo.slice(0, 4));
  await exigirAcessivel(page);

  await page.goto('/web/prescricoes');
  await page.getByRole('link', { name: 'Ver indicação' }).click();
  await expect(page).toHaveURL(new RegExp(`/indicacao/codigo/${idPrescricao}$`));
  await expect(page.getByRole('region', { name: 'Produto indicado' })).toBeVisible();
  await expect(page.getByText(VISTO)).toBeVisible();

  rede.voltar();
  await page.goto('/web/prescricoes');
  await expect(page.getByRole('link', { name: 'Ver indicação' })).toBeVisible();
  await expect(page.getByText(VISTO)).toBeHidden();
});
