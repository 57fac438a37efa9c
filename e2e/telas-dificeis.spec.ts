import { formatarCodigo } from '@indica-bem/domain/prescricao/codigo';
import { expect, type Page, test } from '@playwright/test';
import { pergunta } from './apoio/assistente';
import { confirmar, preencherVenda, valido } from './apoio/caixa';
import { prepararCupom } from './apoio/jornada';
import { criarConta, entrar } from './apoio/pessoas';
import { enderecoDoQr } from './apoio/selo';

/** As many pixels as a phone held sideways has, or a window seen at 200 %. */
const BAIXA = { width: 740, height: 360 };

/** What a finger meets in the middle of the field, once it was brought into sight. */
const livre = (page: Page, rotulo: string) =>
  page.getByLabel(rotulo).evaluate((campo: HTMLElement) => {
    campo.scrollIntoView({ block: 'end' });
    const { left, top, width, height } = campo.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === campo;
  });

test.describe('numa tela baixa', () => {
  test.use({ viewport: BAIXA });

  test('o total do caixa está à vista ao lado dos campos, e a página não rola de lado', async ({ page, request }) => {
    const { loja, idCupom } = await prepararCupom(request);
    await entrar(page, loja.email, await enderecoDoQr(idCupom));
    await expect(valido(page)).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    const [valor, fim] = [await page.getByLabel('Valor da compra').boundingBox(), await confirmar(page).boundingBox()];
    expect(fim?.x).toBeGreaterThan((valor?.x ?? 0) + (valor?.width ?? 0));
    expect(await livre(page, 'Valor da compra')).toBe(true);
    await confirmar(page).scrollIntoViewIfNeeded();
    await expect(confirmar(page)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await preencherVenda(page);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByText('R$ 260,91')).toBeInViewport({ ratio: 1 });
  });

  test('o QR do cupom e o código estão à vista sem rolar', async ({ page, request }) => {
    const { tutor, codigo, idCupom } = await prepararCupom(request);
    await entrar(page, tutor.email, `/web/cupom/ver/${idCupom}`);
    const cupom = page.getByRole('region', { name: 'Cupom' });
    for (const visto of [cupom.getByText(/^\d{4}$/), cupom.getByText(formatarCodigo(codigo)), cupom.getByRole('img')]) {
      await expect(visto).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('nada do assistente fica sob o "Avançar"', async ({ page }) => {
    const parceiro = await criarConta('prescritor');
    await entrar(page, parceiro.email, '/web/prescricoes/nova');
    for (const nome of ['Cães', 'Fórmula Natural', 'Fresh Meat', 'Adultos', 'Médio']) {
      await page.getByRole('main').getByRole('button', { name: nome, exact: true }).click();
    }
    await expect(pergunta(page, 'Quanto o pet come por dia?')).toBeVisible();
    expect(await livre(page, 'Peso do pet')).toBe(true);
  });
});

/** Where the bar and the page are, and what a finger meets on the last link of the page. */
const moldura = (page: Page) =>
  page.evaluate(() => {
    const caixa = (seletor: string) => document.querySelector(seletor)?.getBoundingClientRect() ?? new DOMRect();
    window.scrollTo(0, document.documentElement.scrollHeight);
    const ultimo = [...document.querySelectorAll('footer a')].at(-1);
    const { left, top, width, height } = ultimo?.getBoundingClientRect() ?? new DOMRect();
    const livre = document.elementFromPoint(left + width / 2, top + height / 2) === ultimo;
    window.scrollTo(0, 0);
    const barra = caixa('nav[aria-label="Atalhos"]');
    return {
      livre,
      titulo: caixa('main h1').bottom,
      barra: { esquerda: barra.left, largura: barra.width, altura: barra.height, fim: innerHeight - barra.bottom },
      ladoDaPagina: caixa('main').left,
      menuAoLado: caixa('aside').width,
      sobra: document.documentElement.scrollWidth - innerWidth,
    };
  });

test('a moldura do celular: barra embaixo; deitado, ou com a página ao dobro, ao lado; nada fica sob ela', async ({
  page,
}) => {
  const parceiro = await criarConta('prescritor');
  await entrar(page, parceiro.email, '/web/renovacoes');
  const atalhos = page.getByRole('navigation', { name: 'Atalhos' });
  await expect(atalhos.getByRole('link', { name: 'Renovações' })).toHaveAttribute('aria-current', 'page');

  // The footer comes with what the page was waiting for.
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  const emPe = await moldura(page);
  expect(emPe).toMatchObject({ livre: true, menuAoLado: 0, sobra: 0, barra: { esquerda: 0, largura: 360, fim: 0 } });
  expect(emPe.barra.altura).toBeGreaterThanOrEqual(56);
  expect(emPe.barra.altura).toBeLessThanOrEqual(64);
  expect(emPe.titulo).toBeLessThanOrEqual(56);

  for (const janela of [BAIXA, { width: 640, height: 400 }]) {
    await page.setViewportSize(janela);
    const deitado = await moldura(page);
    expect(deitado).toMatchObject({
      livre: true,
      menuAoLado: 0,
      sobra: 0,
      barra: { esquerda: 0, altura: janela.height },
    });
    expect(deitado.barra.largura).toBeLessThan(100);
    expect(deitado.ladoDaPagina).toBeGreaterThanOrEqual(deitado.barra.largura);
    expect(deitado.titulo).toBeLessThanOrEqual(56);
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(atalhos).toBeHidden();
  expect((await moldura(page)).menuAoLado).toBeGreaterThan(200);
});

test('com as cores da pessoa, o que está escolhido continua marcado', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const parceiro = await criarConta('prescritor');
  await entrar(page, parceiro.email, '/web/prescricoes?status=vencido');
  const contorno = (nome: string) =>
    page.getByRole('button', { name: nome, exact: true }).evaluate((e) => getComputedStyle(e).outlineStyle);
  await expect(page.getByRole('button', { name: 'Vencidas', exact: true })).toBeVisible();
  expect([await contorno('Vencidas'), await contorno('Todas')]).toEqual(['solid', 'none']);
});
