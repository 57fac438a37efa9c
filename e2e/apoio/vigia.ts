import { expect, type Page } from '@playwright/test';

type Vigiada = Window & { __injetado?: unknown; __violacoes?: string[] };

/** Watches a page for anything that ran, or tried to: the mark of the payloads, dialogs, and what the CSP had to stop. */
export async function vigiar(page: Page) {
  const dialogos: string[] = [];
  page.on('dialog', (dialogo) => {
    // The browser's own question on leaving a page is no script's.
    if (dialogo.type() !== 'beforeunload') dialogos.push(dialogo.message());
    void dialogo.accept();
  });
  await page.addInitScript(() => {
    const janela = window as Vigiada;
    janela.__violacoes = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      janela.__violacoes?.push(`${violatedDirective} ${sample}`),
    );
  });
  const visto = () =>
    page.evaluate(() => {
      const { __injetado: injetado = null, __violacoes: violacoes = [] } = window as Vigiada;
      const perigosos = [...document.querySelectorAll('[href], [action], iframe, object, embed, base')]
        .filter(
          (elemento) =>
            elemento.matches('iframe, object, embed, base') ||
            /^\s*(javascript|data|vbscript):/i.test(
              elemento.getAttribute('href') ?? elemento.getAttribute('action') ?? '',
            ),
        )
        .map((elemento) => elemento.outerHTML);
      return { injetado, violacoes, perigosos };
    });
  return {
    visto,
    exigirNada: async () =>
      expect({ ...(await visto()), dialogos }).toEqual({ injetado: null, violacoes: [], perigosos: [], dialogos: [] }),
  };
}
