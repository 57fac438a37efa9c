import type { Page } from '@playwright/test';

export const toast = (page: Page, texto: string) => page.getByRole('status').getByText(texto, { exact: true });

/** What a finger could tap that lies under the toast. */
export const cobertos = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('[data-toast]')?.getBoundingClientRect();
    if (!toast) return ['não há aviso'];
    return [...document.querySelectorAll('a[href], button, input, label')]
      .filter((e) => !e.closest('[data-toast]'))
      .map((e) => ({ nome: e.textContent || e.getAttribute('aria-label'), c: e.getBoundingClientRect() }))
      .filter(({ c }) => c.width > 1 && c.height > 1)
      .filter(({ c }) => c.left < toast.right && c.right > toast.left && c.top < toast.bottom && c.bottom > toast.top)
      .map(({ nome }) => nome);
  });
