const CHAVE = 'cadeiras-vistas';

/** How many wheelchairs this device has already shown; null on the first visit, which celebrates nothing. */
export function cadeirasVistas(): number | null {
  const lidas = Number(localStorage.getItem(CHAVE) ?? Number.NaN);
  return Number.isInteger(lidas) && lidas >= 0 ? lidas : null;
}

/** Undone purchases may take one away for a while: what was told once is not told again. */
export function marcarCadeirasVistas(quantas: number): void {
  localStorage.setItem(CHAVE, String(Math.max(quantas, cadeirasVistas() ?? 0)));
}
