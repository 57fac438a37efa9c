import { expect, type Locator, type Page, test } from '@playwright/test';
import { encerrarSessoes } from './apoio/fila';
import { FORMULARIOS_DO_DIA } from './apoio/formularios';
import { entrar, preencherLogin, SENHA } from './apoio/pessoas';

/** Two taps as a hurried finger gives them: the second before any answer. */
const tocarDuasVezes = (botao: Locator) =>
  botao.evaluate(async (elemento: HTMLElement) => {
    elemento.click();
    await new Promise((ok) => setTimeout(ok, 20));
    elemento.click();
  });

/** The calls that change something, from now on; the line takes its time with each. */
async function emLinhaLenta(page: Page, chamada: RegExp): Promise<() => number> {
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

for (const [nome, preparar] of Object.entries(FORMULARIOS_DO_DIA)) {
  test(`${nome}: a sessão que morre não perde o digitado, e dois toques enviam um`, async ({ page, request }) => {
    const cena = await preparar(request);
    const botao = page.getByRole('button', { name: cena.botao, exact: true });
    const caminho = new URL(cena.onde, 'http://x').pathname;
    await entrar(page, cena.conta.email, cena.onde);
    await cena.preencher(page);
    await encerrarSessoes(cena.conta.id);
    await botao.click();
    await expect(page).toHaveURL(/\/web\/login/);
    await expect(page.getByText('Você foi deslogado').first()).toBeVisible();
    expect(await cena.efeito()).toBe(0);

    await preencherLogin(page, cena.conta.email, SENHA);
    await expect(page).toHaveURL((url) => url.pathname === caminho);
    await cena.conferir(page);
    expect(await cena.efeito()).toBe(0);

    const chamadas = await emLinhaLenta(page, cena.chamada);
    await tocarDuasVezes(page.getByRole('button', { name: cena.botaoDepois ?? cena.botao, exact: true }));
    await expect.poll(cena.efeito).toBe(1);
    expect(chamadas()).toBe(1);
  });
}
