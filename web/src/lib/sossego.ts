import { consultas } from './consultas';

const PACIENCIA = 4_000;
/** What the answers bring is drawn, and may ask for more: a picture, the coupon's seal. */
const ATE_DESENHAR = 500;

/**
 * For what must not compete with the screen: calls when the screen has the answers it asked for, or has waited long
 * enough, and the browser has nothing better to do. Returns how to give up.
 */
export function noSossego(fazer: () => void): () => void {
  let desistir: (() => void) | undefined;
  const soltar = consultas.getQueryCache().subscribe(conferir);
  const limite = setTimeout(agora, PACIENCIA);
  conferir();

  function conferir(): void {
    if (consultas.isFetching() === 0) agora();
  }
  function agora(): void {
    soltar();
    clearTimeout(limite);
    desistir ??= depoisDe(ATE_DESENHAR, () => {
      desistir = quandoFolgar(fazer);
    });
  }
  return () => {
    soltar();
    clearTimeout(limite);
    desistir?.();
  };
}

function quandoFolgar(fazer: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in globalThis)) return depoisDe(0, fazer);
  const marcado = requestIdleCallback(fazer);
  return () => cancelIdleCallback(marcado);
}

function depoisDe(ms: number, fazer: () => void): () => void {
  const marcado = setTimeout(fazer, ms);
  return () => clearTimeout(marcado);
}
