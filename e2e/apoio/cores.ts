import { expect, type Locator, type Page } from '@playwright/test';

/** The page as it stands, painted by the system, and back. */
export async function comCoresDoSistema(page: Page, olhar: () => Promise<void>): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await olhar();
  await page.emulateMedia({ forcedColors: 'none' });
}

/** What tells an element from its neighbour once the system paints. */
export const traco = (elemento: Locator) =>
  elemento.evaluate((e) => {
    const { outlineStyle, outlineWidth, outlineColor, borderTopWidth, borderTopStyle, backgroundColor } =
      getComputedStyle(e);
    const contorno = outlineStyle === 'none' ? 'sem contorno' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
    return [contorno, `${borderTopStyle} ${borderTopWidth}`, backgroundColor].join(' · ');
  });

export async function distingue(escolhido: Locator, outro: Locator): Promise<void> {
  await expect(escolhido.first()).toBeVisible();
  await expect(outro.first()).toBeVisible();
  expect(await traco(escolhido.first())).not.toBe(await traco(outro.first()));
}

/** Letters of the colour of their ground. */
export const apagados = (page: Page) =>
  page.evaluate(() => {
    const fundoDe = (e: Element | null): string => {
      if (!e) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor, backgroundImage } = getComputedStyle(e);
      if (backgroundImage !== 'none') return 'imagem';
      return /, 0\)$|^transparent$/.test(backgroundColor) ? fundoDe(e.parentElement) : backgroundColor;
    };
    const comTexto = [...document.querySelectorAll('body *')].filter(
      (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim()) && e.checkVisibility(),
    );
    return comTexto
      .filter((e) => !e.closest('svg, .so-leitor, .pular') && getComputedStyle(e).color === fundoDe(e))
      .map((e) => `${e.tagName} "${e.textContent?.trim().slice(0, 30)}"`);
  });
