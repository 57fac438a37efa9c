import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { naOutraLargura, sobras } from './larguras';

/**
 * No violation on the page as it stands, nor in the other width, where nothing may reach past the window either; what
 * fails is named with the element it was found on.
 */
export async function exigirAcessivel(page: Page): Promise<void> {
  expect(await violacoes(page)).toEqual([]);
  await naOutraLargura(page, async () => {
    // Colours are the same at any width, and contrast is three quarters of the work.
    expect.soft(await violacoes(page, { 'color-contrast': { enabled: false } })).toEqual([]);
    expect.soft(await sobras(page)).toEqual([]);
  });
}

async function violacoes(page: Page, rules: Record<string, { enabled: boolean }> = {}): Promise<string[]> {
  // No screen has frames: without the way that reaches into them, which opens a page of its own, it takes a third.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], rules });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
}
