import { devices, type Page } from '@playwright/test';
import { VAI_A_FUNDO } from '../../server/src/test/a-fundo';

export const CELULAR = { width: 360, height: 740 };
export const COMPUTADOR = { width: 1280, height: 800 };
const { userAgent, isMobile, hasTouch } = devices['Galaxy S9+'];
/** What a journey is made with, if it says nothing else (playwright.config.ts). */
export const NO_CELULAR = { viewport: CELULAR, deviceScaleFactor: 1, userAgent, isMobile, hasTouch };
/** Where the team works: `test.use(NA_MESA)`. */
export const NA_MESA = {
  viewport: COMPUTADOR,
  userAgent: devices['Desktop Chrome'].userAgent,
  isMobile: false,
  hasTouch: false,
};
/** `for (const [onde, aparelho] of NAS_DUAS_LARGURAS) test.describe(onde, …)`: the second one in depth. */
export const NAS_DUAS_LARGURAS = Object.entries({ celular: NO_CELULAR, ...(VAI_A_FUNDO && { computador: NA_MESA }) });
/** The computer's window with the page at 200 %; a phone held sideways has about as much. */
export const AO_DOBRO = { width: 640, height: 400 };

/** An older computer, or the other at 125 %: where a table begins to be one, beside the menu. */
export const COMPUTADOR_ESTREITO = { width: 1024, height: 800 };
export const ONDE_COMECA_A_TABELA = { width: 1152, height: 800 };

/** As wide as the computer's window at 400 %: what is read there is never pushed sideways (WCAG 1.4.10). */
export const AO_QUADRUPLO = { width: 320, height: 640 };

/** The same page as the other kind of device would lay it out, and back. */
export async function naOutraLargura(page: Page, olhar: () => Promise<void>): Promise<void> {
  const antes = page.viewportSize() ?? COMPUTADOR;
  await page.setViewportSize(antes.width < 800 ? COMPUTADOR : CELULAR);
  try {
    await olhar();
  } finally {
    await page.setViewportSize(antes);
  }
}

/** What reaches past the window, but for rows made to be pushed sideways and a map, which ends at its frame. */
export const sobras = (page: Page): Promise<string[]> => page.evaluate(olharSobras);

/** Runs in the page. */
export function olharSobras(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const rola = (elemento: Element | null): boolean =>
    elemento !== null && (/auto|scroll/.test(getComputedStyle(elemento).overflowX) || rola(elemento.parentElement));
  const fora = [...document.querySelectorAll('main :is(h1, h2, p, a, strong, dd, button)')].filter((elemento) => {
    const { left, right, width } = elemento.getBoundingClientRect();
    return (
      width > 1 &&
      (right > clientWidth + 1 || left < -1) &&
      elemento.checkVisibility() &&
      !rola(elemento) &&
      !elemento.closest('.leaflet-pane')
    );
  });
  return [
    ...(scrollWidth > clientWidth ? [`a página tem ${scrollWidth} px`] : []),
    ...fora.map(({ tagName, textContent }) => `${tagName} "${textContent?.slice(0, 30)}"`),
  ];
}
