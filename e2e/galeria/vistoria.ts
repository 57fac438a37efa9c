import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { olhar } from '../apoio/axe';

/** A made-up token, or a coupon without its seal, is refused, and the browser notes the refusal: perhaps a screen later. */
const COM_RECUSA = /\/api\/(tutor\/token|confirmar-email|coupon\/\d+\/leitura)(\?|$)/;

/** Nor does each of hundreds of pages install the app: the tests about it do. */
const SEM_INSTALAR = /Service Worker registration blocked/;

/** Listens from before the first byte; what it heard is part of the screen's faults. */
export async function escutar(page: Page): Promise<string[]> {
  const ouvido: string[] = [];
  page.on('pageerror', (erro) => ouvido.push(`erro de JavaScript: ${erro.message}`));
  page.on('console', (mensagem) => {
    const recusaEsperada = COM_RECUSA.test(mensagem.location().url) && /status of 4\d\d/.test(mensagem.text());
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
export async function vistoriar(page: Page, rules: RunOptions['rules'] = {}): Promise<string[]> {
  const axe = (await olhar(page, { rules })).map((violacao) => `axe ${violacao}`);
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

  const linha = (elemento: Element | null): Element | null =>
    elemento && getComputedStyle(elemento).display === 'inline' ? linha(elemento.parentElement) : elemento;
  const letras = (texto: string | null) => texto?.match(/[\p{L}\d]/gu)?.length ?? 0;
  // More is said on its line than links say.
  const emFrase = (link: Element) => {
    const toda = linha(link.parentElement);
    const dosLinks = [...(toda?.querySelectorAll('a') ?? [])].reduce((soma, a) => soma + letras(a.textContent), 0);
    return letras(toda?.textContent ?? null) > dosLinks;
  };
  faltas.push(...partidas());

  const vistas = new Set<string>();
  for (const figura of document.querySelectorAll<HTMLImageElement>('img[src*="/ilustracoes/"]')) {
    const { width } = figura.getBoundingClientRect();
    // A bag stands for each product without a photo.
    if (width < 64 || figura.src.endsWith('/saco-racao.svg')) continue;
    if (vistas.has(figura.src)) faltas.push(`desenho repetido: ${figura.src.split('/').at(-1)}`);
    vistas.add(figura.src);
  }

  const visivel = (elemento: Element) => elemento.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const alvos = document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio]',
  );
  for (const alvo of alvos) {
    if (!visivel(alvo) || alvo.closest('.leaflet-control-attribution')) continue;
    // A link in a sentence is as tall as its line (WCAG 2.5.8); a box is also touched through its label.
    if (alvo.matches('a') && getComputedStyle(alvo).display === 'inline' && emFrase(alvo)) continue;
    // A card or a row that is one link: what it covers is what is touched.
    if (alvo.matches('a') && getComputedStyle(alvo, '::after').position === 'absolute') continue;
    const rotulo = alvo instanceof HTMLInputElement && /checkbox|radio|file/.test(alvo.type) && alvo.labels?.[0];
    const area = rotulo || alvo;
    const { width, height } = area.getBoundingClientRect();
    if (width === 0 || height === 0 || (width >= MINIMO - 0.5 && height >= MINIMO - 0.5)) continue;
    const nome = alvo.getAttribute('aria-label') ?? alvo.textContent?.trim().slice(0, 40) ?? '';
    faltas.push(`alvo de ${Math.round(width)}×${Math.round(height)} px: ${alvo.tagName.toLowerCase()} "${nome}"`);
  }
  return faltas;

  function soParaLeitor(elemento: Element | null): boolean {
    return elemento !== null && (elemento.getBoundingClientRect().width <= 1 || soParaLeitor(elemento.parentElement));
  }

  /** "e-" at the end of a line and "mail" on the next: such words have a hyphen that holds (U+2011). */
  function partidas(): string[] {
    const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const achadas: string[] = [];
    while (textos.nextNode()) {
      const no = textos.currentNode;
      const palavras = [...(no.nodeValue?.matchAll(/(?<![\p{L}\p{N}-])\p{L}{1,2}-\p{L}+/gu) ?? [])];
      if (palavras.length === 0 || soParaLeitor(no.parentElement)) continue;
      for (const { 0: palavra, index } of palavras) {
        const trecho = new Range();
        trecho.setStart(no, index);
        trecho.setEnd(no, index + palavra.length);
        const linhas = new Set([...trecho.getClientRects()].map(({ top }) => Math.round(top)));
        if (linhas.size > 1) achadas.push(`"${palavra}" partida em "${no.nodeValue?.trim().slice(0, 60)}"`);
      }
    }
    return achadas;
  }
}
