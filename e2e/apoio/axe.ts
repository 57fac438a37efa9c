import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small one: `axe.source` is that of the package's entry, with its comments, at more than twice the size. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * At the whole page, or at what stands in `window.partes` (um-de-cada-cor.ts). Half a megabyte of axe goes to a page once,
 * and stays until it is left: sending it costs as much as running it.
 */
export async function olhar(page: Page, opcoes: axe.RunOptions, onde: 'tudo' | 'partes' = 'tudo'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ onde, ...options }) => {
      const janela = window as unknown as { axe: typeof axe; partes: Element[] };
      const { violations } = await janela.axe.run(onde === 'tudo' ? document : { include: janela.partes }, options);
      return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target}`));
    },
    { resultTypes: ['violations'], ...opcoes, onde } satisfies axe.RunOptions & { onde: string },
  );
}
