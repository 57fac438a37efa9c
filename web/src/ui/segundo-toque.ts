const DE_TOCAR = 'a[href], button, summary, label, input, select, textarea, [role="option"]';
const DUPLO_TOQUE_MS = 500;

let ligado = false;

/**
 * The second of two quick taps was meant for what the first one pressed. Where something else has come in its place (the
 * next question, another screen, what stood behind a dialog, the row below), it presses nothing.
 */
export function vigiarSegundoToque(): void {
  if (ligado) return;
  ligado = true;
  let primeiro: { alvo: Element | null; nome: string; quando: number } | null = null;
  document.addEventListener(
    'click',
    (toque) => {
      // By a key, no finger.
      if (toque.detail === 0) return;
      const alvo = alvoDe(toque.target as Element);
      const nome = nomeDe(alvo);
      const quando = toque.timeStamp;
      const repetido = toque.detail > 1 && primeiro !== null && quando - primeiro.quando < DUPLO_TOQUE_MS;
      if (repetido && alvo !== primeiro?.alvo && nome !== primeiro?.nome) {
        toque.preventDefault();
        toque.stopPropagation();
        return;
      }
      primeiro = { alvo, nome, quando };
    },
    true,
  );
}

/** A label and its field are one. */
function alvoDe(tocado: Element): Element | null {
  const alvo = tocado.closest(DE_TOCAR);
  return alvo instanceof HTMLLabelElement ? (alvo.control ?? alvo) : alvo;
}

/** What is drawn anew, a month's "Próximo", is still the same. */
function nomeDe(alvo: Element | null): string {
  return alvo ? `${alvo.tagName} ${alvo.getAttribute('aria-label') ?? alvo.textContent}` : '';
}
