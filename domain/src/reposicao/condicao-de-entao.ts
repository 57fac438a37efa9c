/** Half a point of the nine. Past it the condition is another: with the one of then, who slimmed would go on slimming. */
const MESMA_CONDICAO = 0.05;

export function pesoMudou(antes: number | null, agora: number | null): boolean {
  return antes !== null && agora !== null && Math.abs(agora / antes - 1) > MESMA_CONDICAO;
}

export interface Elo {
  /** kg */
  peso: number | null;
  /** As the formula names it. */
  condicao: string | null;
}

/**
 * The weight at which the body was last looked at. Each renewal in one tap carries the condition on, so that little by little
 * it would outlive the body it was said of: what counts is how far the weight has gone since then, not since the last one.
 * From the first recommendation to the last of those that followed one another.
 */
export function pesoDaCondicao(cadeia: readonly Elo[]): number | null {
  let dita: Elo = { peso: null, condicao: null };
  for (const elo of cadeia) {
    const levada = dita.peso !== null && elo.condicao === dita.condicao && !pesoMudou(dita.peso, elo.peso);
    if (!levada) dita = elo;
  }
  return dita.peso;
}
