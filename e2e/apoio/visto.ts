import { expect, type Page } from '@playwright/test';
import { noDisco } from './aparelho';

export const CATALOGO = '/web/catalogo?marca=formula&animal=cao&linha=fresh-meat';

/** `com`: of the copies of one call, the one that is meant. */
export const copiado = (page: Page, rota: string, com = '') =>
  expect
    .poll(async () => {
      const copias = (await noDisco(page, 'copias')).map((copia) => JSON.stringify(copia));
      return copias.some((copia) => copia.includes(rota) && copia.includes(com));
    })
    .toBe(true);

/** The photos of the page that have come, by their address. */
export const fotos = (page: Page) =>
  page
    .getByRole('main')
    .locator('img[src^="/api/imagem/"]')
    .evaluateAll((imgs) =>
      (imgs as HTMLImageElement[])
        .filter(({ naturalWidth }) => naturalWidth > 0)
        .map(({ src }) => new URL(src).pathname),
    );
