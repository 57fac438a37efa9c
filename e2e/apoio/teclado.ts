import { expect, type Locator, type Page } from '@playwright/test';

const PACIENCIA = 60;

/** Goes on with Tab until `alvo` has the focus, and asks that one can see where it is. */
export async function tabAte(page: Page, alvo: Locator): Promise<void> {
  await expect(alvo).toBeAttached();
  const focado = page.locator(':focus').and(alvo);
  for (let vezes = 0; vezes < PACIENCIA && (await focado.count()) === 0; vezes++) await page.keyboard.press('Tab');
  await expect(focado).toHaveCount(1);
  expect(await focado.evaluate(temContorno), `foco visível em ${alvo}`).toBe(true);
}

/** Runs in the page. A hidden radio shows it on the label drawn in its place. */
function temContorno(elemento: Element): boolean {
  const rotulo = elemento instanceof HTMLInputElement && elemento.type === 'radio' ? elemento.closest('label') : null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(rotulo ?? elemento);
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
}
