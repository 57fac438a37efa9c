export type Caixa = { top: number; bottom: number; left: number; right: number };
export type Lugar = { top: number; estreito: boolean };

const MARGEM = 8;
const TOCAVEIS = 'a[href], button, input, select, textarea, label, summary, [role="button"], [role="option"]';
/** What a screen was opened to read, and what is being born on it. */
const A_VISTA = '[data-a-vista]';

type Procura = {
  tela: { width: number; height: number };
  /** The toast as it is across the screen, and as it is between the buttons of the header. */
  formas: { largo: Tamanho; estreito: Tamanho };
  tocaveis: readonly Caixa[];
};
type Tamanho = { width: number; height: number };

/** The highest place with nothing to tap in it, across the screen or else narrow; null where a screen has none. */
export function lugarLivre({ tela, formas, tocaveis }: Procura): Lugar | null {
  for (const estreito of [false, true]) {
    const { width, height } = estreito ? formas.estreito : formas.largo;
    const left = (tela.width - width) / 2;
    const noCaminho = tocaveis.filter((caixa) => caixa.right > left && caixa.left < left + width);
    const pontos = [MARGEM, ...noCaminho.map(({ bottom }) => bottom + MARGEM)].toSorted((a, b) => a - b);
    const cabe = (top: number) =>
      top >= MARGEM &&
      top + height + MARGEM <= tela.height &&
      noCaminho.every((caixa) => caixa.bottom <= top || caixa.top >= top + height);
    const top = pontos.find(cabe);
    if (top !== undefined) return { top, estreito };
  }
  return null;
}

/** What a finger could want to reach now, and what nothing may cover: behind an open dialog, nothing. */
export function tocaveisNaTela(): Caixa[] {
  const dialogo = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  return [...(dialogo ?? document).querySelectorAll(`${TOCAVEIS}, ${A_VISTA}`)]
    .filter((elemento) => !elemento.closest('[data-toast]'))
    .map((elemento) => elemento.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width > 1 && height > 1 && bottom > 0 && top < window.innerHeight);
}
