/** In the kind of a text that stands in something lifted out of its place. */
export const ERGUIDO = '⇡';

/**
 * Runs in the page: leaves in `window.partes` one text of each kind that contrast can tell apart, by its own colour and
 * letters and by what is painted behind it by all it stands in, but for the `vistas`. Answers the kinds.
 */
export function umDeCadaCor({ vistas, ERGUIDO }: { vistas: string[]; ERGUIDO: string }): string[] {
  const fundos = new Map<Element, string>();
  const fundo = (elemento: Element | null): string => {
    if (!elemento) return '';
    const conhecido = fundos.get(elemento);
    if (conhecido !== undefined) return conhecido;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(elemento);
    // What is lifted out of its place may lie over anything.
    const erguido = position === 'absolute' || position === 'fixed' ? ERGUIDO + elemento.className : '';
    const todo = `${backgroundColor} ${backgroundImage} ${opacity} ${erguido}<${fundo(elemento.parentElement)}`;
    fundos.set(elemento, todo);
    return todo;
  };
  const temTexto = (elemento: Element) =>
    elemento.matches('input, select, textarea') ||
    [...elemento.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const jaVistas = new Set(vistas);
  const partes = new Map<string, Element>();
  for (const elemento of document.querySelectorAll('body *')) {
    if (!temTexto(elemento) || !elemento.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(elemento);
    // Of what cannot be used no contrast is asked.
    const desligado = elemento.closest(':disabled, [aria-disabled="true"]') !== null;
    const como = [color, fontSize, fontWeight, textShadow, desligado, fundo(elemento)].join(' ');
    if (!jaVistas.has(como) && !partes.has(como)) partes.set(como, elemento);
  }
  Object.assign(window, { partes: [...partes.values()] });
  return [...partes.keys()];
}
