import type { Page } from '@playwright/test';

/** To another screen as the browser's arrows go there, without loading the application again; it has come when it takes the focus. */
export async function irPorDentro(page: Page, endereco: string): Promise<void> {
  // To the same screen the focus does not move.
  if (new URL(page.url()).pathname === endereco.split('?')[0]) return void (await page.goto(endereco));
  await page.evaluate(
    (para) =>
      new Promise<void>((chegou) => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        document.addEventListener('focusin', () => chegou(), { once: true });
        // As the router numbers its own.
        const idx = (history.state?.idx ?? 0) + 1;
        history.pushState({ idx, key: `dentro-${idx}` }, '', para);
        dispatchEvent(new PopStateEvent('popstate'));
      }),
    endereco,
  );
}
