import { DUPLO_TOQUE_MS } from './duplo-toque';

let primeiro: { alvo: Element | null; nome: string | null | undefined; quando: number } | undefined;

/**
 * The second of two quick taps was meant for what the first one pressed. Where something else has come in its place (the
 * next question, another screen, what stood behind a dialog, the row below), it presses nothing. Begun again it is the same.
 */
export function vigiarSegundoToque(): void {
  document.addEventListener('click', calar, true);
}

function calar(toque: MouseEvent): void {
  const { detail, timeStamp: quando } = toque;
  // By a key, no finger.
  if (!detail) return;
  const tocado = (toque.target as Element).closest('a,button,summary,label,input,select,textarea,[role=option]');
  // A label and its field are one.
  const alvo = (tocado as HTMLLabelElement | null)?.control ?? tocado;
  // What is drawn anew, a month's "Próximo", is still the same.
  const nome = alvo?.getAttribute('aria-label') ?? alvo?.textContent;
  if (
    detail > 1 &&
    primeiro &&
    quando - primeiro.quando < DUPLO_TOQUE_MS &&
    alvo !== primeiro.alvo &&
    nome !== primeiro.nome
  ) {
    toque.preventDefault();
    toque.stopPropagation();
  } else primeiro = { alvo, nome, quando };
}
