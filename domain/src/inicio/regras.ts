/** Of a store's last purchases, as many as a glance takes in. */
export const ULTIMAS_COMPRAS = 3;

/** Of a partner's recommendations: the last ones, and those that wait. */
export const ULTIMAS_INDICACOES = 5;
export const ESPERANDO_NA_TELA = 5;
/** What nobody took up for longer than this, a reminder will not bring back. */
export const DIAS_DA_ESPERA = 60;
/** Of those that wait, as many are looked at, the oldest first; past that the numbers say "at least". */
export const ESPERAS_CONTADAS = 500;
