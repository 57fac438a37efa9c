/** The pages behind this one in the history, by their place in it. Empty again after a reload. */
const passagens: string[] = [];

export const lugarNoHistorico = () => ((window.history.state ?? {}) as { idx?: number }).idx ?? 0;

export function lembrarPassagem(pathname: string): void {
  const lugar = lugarNoHistorico();
  passagens.length = lugar;
  passagens[lugar] = pathname;
}

/** Where the person came from to what is shown now. */
export const passagemAnterior = () => passagens[lugarNoHistorico() - 1];

/** The place of the page that is shown, wherever the history has gone meanwhile. */
export const lugarDaPagina = () => passagens.length - 1;
