/** Cents. Food for a treatment costs some R$ 150 a kg, its largest package under R$ 2,000: the limits are far above both. */
export const VALOR_MAXIMO = 500_000;
export const VALOR_POR_KG_MAXIMO = 50_000;

/** Whether a till should ask for a second look; before a weight is chosen, by the total alone. */
export const valorAltoDemais = (centavos: number, peso: number | null): boolean =>
  centavos > VALOR_MAXIMO || (peso !== null && centavos > VALOR_POR_KG_MAXIMO * peso);
