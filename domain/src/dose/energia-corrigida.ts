/** A change below it is of no account in a bowl. */
const DE_NADA = 0.02;

type ComEnergia = { energia_metabolizavel: number };

/** The food's energy is another today than what the portion was reckoned with: the amount stays, but somebody should look. */
export const energiaCorrigida = (calculo: ComEnergia | null, produto: ComEnergia | null): boolean =>
  calculo !== null &&
  produto !== null &&
  Math.abs(produto.energia_metabolizavel / calculo.energia_metabolizavel - 1) > DE_NADA;
