import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No violation on the page as it stands; what fails is named with the element it was found on. */
export async function exigirAcessivel(page: Page): Promise<void> {
  // No screen has frames: without the way that reaches into them, which opens a page of its own, it takes a third.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`))).toEqual([]);
}
