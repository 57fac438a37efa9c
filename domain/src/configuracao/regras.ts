/** For how long the audit trail is kept. The database holds the same bounds. */
export const ANOS_NO_MINIMO = 1;
export const ANOS_NO_MAXIMO = 10;
