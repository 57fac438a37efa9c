/** Within so many milliseconds a second tap or "Back" was meant for what the first one found. */
export const DUPLO_TOQUE_MS = 500;
