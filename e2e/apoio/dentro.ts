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

/** Has a title, and nothing in it is still on its way: looked at with each frame, where a retried `expect` would sleep. */
export async function assentar(page: Page): Promise<void> {
  const pronta = () => {
    const titulo = document.querySelector('h1');
    return titulo?.checkVisibility() && !document.body.textContent?.includes('Carregando…');
  };
  await page.waitForFunction(pronta).catch(() => {
    throw new Error(`não assentou: ${page.url()}`);
  });
}
