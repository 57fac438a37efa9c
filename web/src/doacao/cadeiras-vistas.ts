const CHAVE = 'cadeiras-vistas';

/** How many wheelchairs this device has already shown; null on the first visit, which celebrates nothing. */
export function cadeirasVistas(): number | null {
  const lidas = Number(localStorage.getItem(CHAVE) ?? Number.NaN);
  return Number.isInteger(lidas) && lidas >= 0 ? lidas : null;
}

export function marcarCadeirasVistas(quantas: number): void {
  localStorage.setItem(CHAVE, String(quantas));
}
