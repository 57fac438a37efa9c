import { DE_APERTAR, lugarDoFoco, type Perda } from './lugar-do-foco';

/** A screen's own way with the focus comes first: its effects run within this. */
const A_TELA_DECIDE = 100;
/** What is switched off while it is busy gets the focus back. */
const VOLTA_LOGO = 1_000;
/** The second of two quick keys was meant for what is gone. */
const DUPLA_TECLA = 500;

let ligada = false;

/**
 * The focused element left the page, or was switched off, and nobody took the focus elsewhere: keyboard and screen reader
 * would start again at the top. They go on from the nearest place that is left.
 */
export function vigiarFoco(): void {
  if (ligada) return;
  ligada = true;
  let focado: Element | null = null;
  let perda: Perda | null = null;
  let porTecla = false;
  let relogio: ReturnType<typeof setTimeout> | undefined;

  document.addEventListener('keydown', () => (porTecla = true), true);
  document.addEventListener('pointerdown', () => (porTecla = false), true);
  document.addEventListener('focusin', ({ target }) => {
    focado = target as Element;
    esquecer();
  });
  // The browser may say so while it removes the element: only afterwards one knows whether somebody just left it.
  document.addEventListener('focusout', ({ target }) => {
    queueMicrotask(() => {
      if (focado && target === focado && alcancavel(focado) && document.activeElement !== focado) focado = null;
    });
  });

  new MutationObserver((mudancas) => {
    if (!focado) return;
    if (perda && alcancavel(focado)) {
      if (semFoco(focado)) (focado as HTMLElement).focus({ preventScroll: true });
      return esquecer();
    }
    if (alcancavel(focado)) return;
    const saiu = saidaDe(focado, mudancas);
    if (saiu) esperar(saiu, A_TELA_DECIDE);
    else if (!perda && focado.isConnected) esperar(noLugarDe(focado), VOLTA_LOGO);
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden'],
  });

  function esperar(nova: Perda, ms: number): void {
    esquecer();
    perda = nova;
    relogio = setTimeout(decidir, ms);
  }
  function esquecer(): void {
    clearTimeout(relogio);
    perda = null;
  }
  function decidir(): void {
    const perdida = perda;
    const de = focado;
    esquecer();
    if (!perdida || !de || !semFoco(de)) return;
    focado = null;
    const lugar = lugarDoFoco(perdida, porTecla);
    if (lugar) levarFoco(lugar, porTecla);
  }
}

const alcancavel = (elemento: Element) =>
  elemento.isConnected && !elemento.matches(':disabled') && !elemento.closest('[hidden]');

/** Some browsers leave the focus on what was switched off, where no key is heard. */
const semFoco = (de: Element) =>
  !document.activeElement || document.activeElement === document.body || document.activeElement === de;

/** From where it was taken out: the outermost of what left with it. */
function saidaDe(focado: Element, mudancas: MutationRecord[]): Perda | null {
  let perda: Perda | null = null;
  let dentro: Node = focado;
  for (const { removedNodes, target, previousSibling } of mudancas) {
    const saiu = [...removedNodes].find((no) => no.contains(dentro));
    if (!saiu) continue;
    dentro = target;
    perda = { focado, saiu: saiu as Element, antes: elementoAntes(previousSibling), acima: acimaDe(target) };
  }
  return perda;
}

const noLugarDe = (focado: Element): Perda => ({
  focado,
  saiu: focado,
  antes: focado,
  acima: acimaDe(focado.parentElement),
});

function elementoAntes(no: Node | null): Element | null {
  return no === null || no instanceof Element ? no : elementoAntes(no.previousSibling);
}

function acimaDe(no: Node | null): Element[] {
  return no instanceof Element ? [no, ...acimaDe(no.parentElement)] : [];
}

/** Who points sees nothing move; who goes by keys is shown where they are. */
function levarFoco(lugar: HTMLElement, porTecla: boolean): void {
  if (lugar.tabIndex < 0 && !lugar.hasAttribute('tabindex')) {
    lugar.tabIndex = -1;
    lugar.addEventListener('blur', () => lugar.removeAttribute('tabindex'), { once: true });
  }
  lugar.focus({ preventScroll: true });
  if (!porTecla) return;
  lugar.scrollIntoView({ block: 'nearest' });
  calarSegundaTecla(lugar);
}

/** A held Enter, or a second one, would press what came in its place. Tab and letters are heard. */
function calarSegundaTecla(lugar: HTMLElement): void {
  const calar = (tecla: KeyboardEvent) => {
    if (lugar.matches(DE_APERTAR) && (tecla.key === 'Enter' || tecla.key === ' ')) tecla.preventDefault();
  };
  lugar.addEventListener('keydown', calar);
  lugar.addEventListener('keyup', calar);
  setTimeout(() => {
    lugar.removeEventListener('keydown', calar);
    lugar.removeEventListener('keyup', calar);
  }, DUPLA_TECLA);
}
