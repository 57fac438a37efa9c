type Aberto = {
  fechar: () => void;
  /** "Back" closes it and stays; over an end there is no page to stay on. */
  seguraAPagina: boolean;
};

/** What stands over the page: dialogs, questions, the phone's menu. The topmost last. */
const abertos: Aberto[] = [];

export const oDeCima = () => abertos.at(-1);

/** Escape and "Back" are for the topmost alone. */
export function porCima(aberto: Aberto): () => void {
  abertos.push(aberto);
  return () => void abertos.splice(abertos.indexOf(aberto), 1);
}
