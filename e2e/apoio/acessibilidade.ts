import { expect, type Page } from '@playwright/test';
import { VAI_A_FUNDO } from '../../server/src/test/a-fundo';
import { olhar } from './axe';
import { naOutraLargura, sobras } from './larguras';
import { umDeCadaCor } from './um-de-cada-cor';

const SEM_CONTRASTE = { rules: { 'color-contrast': { enabled: false } } };

/**
 * No violation on the page as it stands, and nothing past the window in the other width, where violations too are looked for
 * in depth (docs/testing.md); what fails is named with the element it was found on.
 */
export async function exigirAcessivel(page: Page): Promise<void> {
  await nenhuma(() => faltas(page));
  await naOutraLargura(page, async () => {
    // Colours are the same at any width.
    if (VAI_A_FUNDO) await nenhuma(() => olhar(page, SEM_CONTRASTE));
    await nenhuma(() => sobras(page));
  });
}

/** Of what stands: a screen that is still coming, or a button about to open, is looked at again. */
const nenhuma = (asFaltas: () => Promise<string[]>) =>
  expect.poll(asFaltas, { intervals: [300, 600, 1_200] }).toEqual([]);

/** Of texts that look alike contrast is asked once: of each of a long list it was three quarters of the work. */
export async function faltas(page: Page): Promise<string[]> {
  const semContraste = await olhar(page, SEM_CONTRASTE);
  if (!(await page.evaluate(umDeCadaCor))) return semContraste;
  return [...semContraste, ...(await olhar(page, { runOnly: ['color-contrast'] }, 'partes'))];
}
