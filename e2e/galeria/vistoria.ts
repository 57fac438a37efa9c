import type { Page } from '@playwright/test';
import { violacoes } from '../apoio/acessibilidade';

/** Here a made-up token, or a coupon without its seal, is refused, and the browser notes the refusal. */
const COM_RECUSA = ['callback/:token', 'confirmar-email/:passe', 'cupom/efetivar/:id_cupom'];

/** Nor does each of hundreds of pages install the app: the tests about it do. */
const SEM_INSTALAR = /Service Worker registration blocked/;

/** Listens from before the first byte; what it heard is part of the screen's faults. */
export async function escutar(page: Page, caminho: string): Promise<string[]> {
  const ouvido: string[] = [];
  page.on('pageerror', (erro) => ouvido.push(`erro de JavaScript: ${erro.message}`));
  page.on('console', (mensagem) => {
    const recusaEsperada = COM_RECUSA.includes(caminho) && /status of 4\d\d/.test(mensagem.text());
    if (SEM_INSTALAR.test(mensagem.text())) return;
    if (/error|warning/.test(mensagem.type()) && !recusaEsperada) ouvido.push(`console: ${mensagem.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP: ${violatedDirective} barrou ${blockedURI}`),
    );
  });
  return ouvido;
}

/** What can be seen to be wrong with a screen without knowing what it is for. */
export async function vistoriar(page: Page, regras: Parameters<typeof violacoes>[1] = {}): Promise<string[]> {
  const axe = (await violacoes(page, regras)).map((violacao) => `axe ${violacao}`);
  return [...axe, ...(await page.evaluate(olharPagina))];
}

/** Runs in the page. */
export function olharPagina(): string[] {
  const MINIMO = 44;
  const faltas: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faltas.push(`rolagem lateral: ${scrollWidth} px em ${clientWidth}`);
  if (!/ · Indica Bem$/.test(document.title)) faltas.push(`título da página: "${document.title}"`);
  const titulos = document.querySelectorAll('h1').length;
  if (titulos !== 1) faltas.push(`${titulos} títulos h1`);
  // Beside it stand the back button and the one action: what leaves it no room belongs below.
  const larguraDoTitulo = document.querySelector('[data-cabeca] h1')?.getBoundingClientRect().width ?? clientWidth;
  if (larguraDoTitulo < 90) faltas.push(`título com ${Math.round(larguraDoTitulo)} px de largura`);
  if (document.documentElement.lang !== 'pt-BR') faltas.push('sem lang="pt-BR"');

  const visivel = (elemento: Element) => elemento.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const alvos = document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio]',
  );
  for (const alvo of alvos) {
    if (!visivel(alvo) || alvo.closest('.leaflet-control-attribution')) continue;
    // A link in a sentence is as tall as its line (WCAG 2.5.8); a box is also touched through its label.
    if (alvo.matches('a') && getComputedStyle(alvo).display === 'inline') continue;
    const rotulo = alvo instanceof HTMLInputElement && /checkbox|radio|file/.test(alvo.type) && alvo.labels?.[0];
    const area = rotulo || alvo;
    const { width, height } = area.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= MINIMO - 0.5 && height >= MINIMO - 0.5)) continue;
    const nome = alvo.getAttribute('aria-label') ?? alvo.textContent?.trim().slice(0, 40) ?? '';
    faltas.push(`alvo de ${Math.round(width)}×${Math.round(height)} px: ${alvo.tagName.toLowerCase()} "${nome}"`);
  }
  return faltas;
}
