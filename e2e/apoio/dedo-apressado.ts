import type { Locator, Page } from '@playwright/test';

/** Two taps as a hurried finger gives them: the second before any answer. */
export const tocarDuasVezes = (botao: Locator) =>
  botao.evaluate(async (elemento: HTMLElement) => {
    elemento.click();
    await new Promise((ok) => setTimeout(ok, 20));
    elemento.click();
  });

/** Before the page can draw anything in between. */
export const tocarSemPausa = (botao: Locator) =>
  botao.evaluate((elemento: HTMLElement) => {
    elemento.click();
    elemento.click();
  });

/** How often the call is made from now on; the line takes its time with each. */
export async function emLinhaLenta(page: Page, chamada: RegExp): Promise<() => number> {
  let quantas = 0;
  await page.route('**/api/**', async (rota) => {
    const pedido = rota.request();
    if (!chamada.test(`${pedido.method()} ${new URL(pedido.url()).pathname}`)) return rota.fallback();
    quantas += 1;
    await new Promise((ok) => setTimeout(ok, 300));
    return rota.fallback();
  });
  return () => quantas;
}
