import { expect, type Page } from '@playwright/test';
import { VAI_A_FUNDO } from '../../server/src/test/a-fundo';
import { olhar } from './axe';
import { naOutraLargura, sobras } from './larguras';
import { ERGUIDO, umDeCadaCor } from './um-de-cada-cor';

export const SEM_CONTRASTE = { rules: { 'color-contrast': { enabled: false } } };

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

/** Kinds of text whose contrast was found to be enough, on whichever screen of this worker's journeys. */
const bastantes = new Set<string>();
/** What is lifted out of its place may lie over anything: what was behind it on one screen is not on another. */
const NO_SEU_LUGAR = (tipo: string) => !tipo.includes(ERGUIDO);

/** Of texts that look alike contrast is asked once: of each of a long list it was three quarters of the work. */
export async function faltas(page: Page): Promise<string[]> {
  const semContraste = await olhar(page, SEM_CONTRASTE);
  const tipos = await page.evaluate(umDeCadaCor, { vistas: [...bastantes], ERGUIDO });
  if (tipos.length === 0) return semContraste;
  const deContraste = await olhar(page, { runOnly: ['color-contrast'] }, 'partes');
  if (deContraste.length === 0) for (const tipo of tipos.filter(NO_SEU_LUGAR)) bastantes.add(tipo);
  return [...semContraste, ...deContraste];
}
