import { expect, type Locator, type Page } from '@playwright/test';

/** As many pixels as a phone held sideways has, or a window seen at 200 %. */
export const BAIXA = { width: 740, height: 360 };

/** Whole, without scrolling, and under neither the header nor the bar of four places. */
export async function naPrimeiraTela(page: Page, alvo: Locator): Promise<void> {
  await expect(alvo).toBeVisible();
  await expect(alvo).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const tocado = await alvo.evaluate((elemento) => {
    const { left, top, width, height } = elemento.getBoundingClientRect();
    return elemento.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(tocado).toBe(true);
}

/** What a finger meets in the middle of the field, once it was brought into sight. */
export const livre = (page: Page, rotulo: string) =>
  page.getByLabel(rotulo).evaluate((campo: HTMLElement) => {
    campo.scrollIntoView({ block: 'end' });
    const { left, top, width, height } = campo.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === campo;
  });

/** Where the bar and the page are, and what a finger meets on the last link of the page. */
export const moldura = (page: Page) =>
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
