import { expect, test } from '@playwright/test';
import { exigirAcessivel } from './apoio/acessibilidade';
import { irPorDentro } from './apoio/dentro';
import { prepararCupom, validarCupom } from './apoio/jornada';
import { NAS_DUAS_LARGURAS } from './apoio/larguras';
import { lerQr } from './apoio/ler-qr';
import { entrar } from './apoio/pessoas';

for (const [onde, aparelho] of NAS_DUAS_LARGURAS) {
  test.describe(onde, () => {
    test.use(aparelho);

    // The tutor's ticket before the till.
    test('o QR gira enquanto se vê, sem piscar nem falar; escondido, espera; no balcão, percebe que foi utilizado', async ({
      page,
      context,
      request,
    }) => {
      const { tutor, loja, idCupom, idPrescricao } = await prepararCupom(request);
      const pedidos: string[] = [];
      page.on('request', (pedido) => pedido.url().endsWith('/selo') && pedidos.push(pedido.url()));
      await page.clock.install();
      await entrar(page, tutor.email, `/web/cupom/ver/${idCupom}`);
      const qr = page.getByRole('img', { name: /^QR do cupom .+, para o caixa ler\. Ele se renova sozinho\.$/ });
      await expect(qr).toBeVisible();
      const selo = async () =>
        new URL(await lerQr(context, (await qr.getAttribute('src')) ?? '')).searchParams.get('s');
      const bilhete = page.getByRole('region', { name: 'Cupom', exact: true });
      // Without hurry, and nothing that a screen reader would be told every few seconds.
      await expect(bilhete).toContainText('ou, sem pressa, o código e os três últimos dígitos do seu CPF');
      await expect(bilhete).toContainText(/Número\d{4}/);
      // The one that says "copiado" is silent.
      await expect(bilhete.locator('[aria-live], [role=status], [role=alert], [role=timer]')).toHaveText(['']);
      expect(await selo()).toHaveLength(16);

      // The page's clock also goes on by itself: on a slow machine that is a turn or two more.
      const [antes, desde] = [pedidos.length, Date.now()];
      await page.clock.fastForward(16_000);
      await expect.poll(() => pedidos.length).toBeGreaterThan(antes);
      expect(pedidos.length).toBeLessThanOrEqual(antes + 1 + Math.ceil((Date.now() - desde) / 10_000));
      await expect(qr).toBeVisible();

      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      const escondido = pedidos.length;
      await page.clock.fastForward(60_000);
      expect(pedidos.length).toBe(escondido);
      await page.evaluate(() => {
        Object.defineProperty(document, 'hidden', { configurable: true, value: false });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(() => pedidos.length).toBeGreaterThan(escondido);

      await test.step('no balcão, o cupom aberto percebe que foi utilizado', async () => {
        await validarCupom(request, loja, idCupom);
        await expect(page.getByText(/^Cupom utilizado em/)).toBeVisible();
        await expect(page.getByText('Você economizou R$ 28,99.')).toBeVisible();
        await expect(qr).toHaveCount(0);
        await exigirAcessivel(page);
        await irPorDentro(page, `/web/lojistas/${idPrescricao}`);
        await expect(page.getByText('Esta indicação já foi finalizada com uma compra.')).toBeVisible();
      });
    });
  });
}
