/** What was lost with the focus, and from where. */
export type Perda = {
  focado: Element;
  /** The outermost element that left with it; itself where it was only switched off. */
  saiu: Element;
  /** What stood before it, in the same parent. */
  antes: Element | null;
  /** Its parent and all above, as they were. */
  acima: Element[];
};

export const DE_APERTAR = 'a[href], button, summary';
const DE_ESCREVER = 'input, select, textarea';
const LINHA = 'li, tr';
const DIALOGO = '[role="dialog"][aria-modal="true"]';

/**
 * The place nearest to what is gone: what came in its place or follows it there (the next row), else the row or the count
 * before it, else the heading above it, else the page's.
 */
export function lugarDoFoco({ focado, saiu, antes, acima }: Perda, porTecla: boolean): HTMLElement | null {
  const pai = acima.find((elemento) => elemento.isConnected);
  if (!pai) return null;
  const dialogo = [...document.querySelectorAll<HTMLElement>(DIALOGO)].at(-1);
  // A dialog that has opened meanwhile takes the focus, and knows where to bring it back to.
  if (dialogo && !dialogo.contains(pai)) return null;
  const quadro = dialogo ?? document.querySelector<HTMLElement>('main');
  const trocouTudo = saiu.querySelector('h1') !== null || !focado.matches(`${DE_APERTAR}, ${DE_ESCREVER}`);
  if (quadro?.contains(pai) && !trocouTudo) {
    const vizinho = antes?.isConnected && pai === acima[0] ? antes : null;
    const perto = pai === acima[0] ? pertoDe(pai, vizinho, quaisServem(focado, porTecla)) : null;
    const lugar = perto ?? tituloAntesDe(quadro, pai, vizinho);
    if (lugar) return lugar;
  }
  return dialogo ?? quadro?.querySelector<HTMLElement>('h1') ?? quadro;
}

/**
 * Who points may be on a phone, where a field would raise its keyboard. Who was writing may be about to press Enter, which
 * is for what was written: on a button it would press that.
 */
function quaisServem(focado: Element, porTecla: boolean): string | null {
  const escrevia = focado.matches(DE_ESCREVER);
  if (porTecla) return escrevia ? DE_ESCREVER : `${DE_APERTAR}, ${DE_ESCREVER}`;
  return escrevia ? null : DE_APERTAR;
}

function pertoDe(pai: Element, vizinho: Element | null, quais: string | null): HTMLElement | null {
  const seguinte = quais && alcancaveis(pai, quais).find((elemento) => !vizinho || vem(vizinho, elemento));
  if (seguinte) return seguinte;
  if (vizinho?.matches(LINHA)) return alcancaveis(vizinho, DE_APERTAR)[0] ?? (vizinho as HTMLElement);
  return vizinho?.matches('[role="status"]') ? (vizinho as HTMLElement) : null;
}

/** `depois` stands after `antes`, and not inside of it. */
const vem = (antes: Element, depois: Element) =>
  (antes.compareDocumentPosition(depois) & (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY)) ===
  Node.DOCUMENT_POSITION_FOLLOWING;

const alcancaveis = (dentro: Element, quais: string) =>
  [...dentro.querySelectorAll<HTMLElement>(quais)].filter(
    (elemento) =>
      elemento.tabIndex >= 0 && !elemento.matches(':disabled') && !elemento.closest('[hidden]') && visivel(elemento),
  );

const visivel = (elemento: Element) => elemento.checkVisibility?.() ?? true;

function tituloAntesDe(quadro: Element, pai: Element, vizinho: Element | null): HTMLElement | null {
  const lugar = vizinho ?? pai;
  const titulos = [...quadro.querySelectorAll<HTMLElement>('h1, h2, h3')].filter(visivel);
  return titulos.findLast((titulo) => vizinho?.contains(titulo) || vem(titulo, lugar)) ?? null;
}
