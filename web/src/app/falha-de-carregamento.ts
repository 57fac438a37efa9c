// One sentence per engine: Chromium, Firefox, Safari; the last is Vite's, for a stylesheet.
const SINAIS = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** A piece of the app that could not be fetched: no connection, or a deploy replaced it. */
export function falhaDeCarregamento(erro: unknown): boolean {
  return erro instanceof Error && SINAIS.test(erro.message);
}
