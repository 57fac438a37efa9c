import { lugarDaPagina } from '../lib/passagens';

/** A "Back" was held, and the step forward that undoes it has not arrived. */
let desfazendo = false;

/** An entry that the router did not make, it does not undo. */
export function esperarQueVolte(): void {
  desfazendo = history.state?.idx >= 0;
}

/**
 * The router undoes a "Back" that is asked about with a step forward, and takes whatever movement comes next for that step.
 * A second "Back" may come first: the address would go on without its page, and the next one leave it without a question.
 * Until the page's own place is reached again, the router hears of no other: called before it begins to listen to the window.
 */
export function ligarVoltaDesfeita(): void {
  window.addEventListener('popstate', (movimento) => {
    const falta = lugarDaPagina() - history.state?.idx;
    desfazendo &&= Boolean(falta);
    if (!desfazendo) return;
    movimento.stopImmediatePropagation();
    history.go(falta);
  });
}
