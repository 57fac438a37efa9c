import { type DataRouter, redirect, replace } from 'react-router';

/** Until a router says otherwise, the page is being loaded. */
let jaNoHistorico = true;

/** Whether the way that is being gone already has its place in the history; the router does not tell its loaders. */
export function ligarDesvios(router: DataRouter): void {
  router.subscribe(({ initialized, navigation: { state, historyAction } }) => {
    jaNoHistorico = state === 'idle' ? !initialized : historyAction !== 'PUSH';
  });
}

/**
 * On to another address than the one that was asked for. A page that Back, Forward or a load came to gives up its place:
 * were the other put after it, Back would come here again and never get past.
 */
export const desviar = (para: string): Response => (jaNoHistorico ? replace(para) : redirect(para));
