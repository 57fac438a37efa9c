/**
 * An address opened by itself has no name in the history, and the router calls every such entry the same: who remembers
 * an entry (a recommendation that left, how far it was scrolled) would take the next card opened in this tab for it. The
 * name stays with the entry, so a reload is still the same one.
 */
export function nomearEntrada(): void {
  if (history.state?.key) return;
  history.replaceState({ ...history.state, key: crypto.getRandomValues(new Uint32Array(1)).join() }, '');
}
