import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { naOutraLargura, sobras } from './larguras';

/**
 * No violation on the page as it stands, nor in the other width, where nothing may reach past the window either; what
 * fails is named with the element it was found on.
 */
export async function exigirAcessivel(page: Page): Promise<void> {
  await nenhuma(() => violacoes(page));
  await naOutraLargura(page, async () => {
    // Colours are the same at any width, and contrast is three quarters of the work.
    await nenhuma(() => violacoes(page, { 'color-contrast': { enabled: false } }));
    await nenhuma(() => sobras(page));
  });
}

/** Of what stands: a screen that is still coming, or a button about to open, is looked at again. */
const nenhuma = (faltas: () => Promise<string[]>) => expect.poll(faltas, { intervals: [300, 600, 1_200] }).toEqual([]);

/** The small one: `axe.source` is that of the package's entry, with its comments, at more than twice the size. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Half a megabyte of axe goes to a page once, and stays until it is left: sending it costs as much as running it. */
export async function violacoes(page: Page, rules: axe.RunOptions['rules'] = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async (options) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
    },
    { resultTypes: ['violations'], rules } satisfies axe.RunOptions,
  );
}
