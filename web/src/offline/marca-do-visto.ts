/**
 * Whose copies and token this device may hold, known before the database is loaded. A page closed in the middle of
 * the erasing leaves it behind, and the next one to open finishes the work.
 */
const CHAVE = 'visto';

export const marcarVisto = (dono: number) => localStorage.setItem(CHAVE, String(dono));
export const desmarcarVisto = () => localStorage.removeItem(CHAVE);

export function restouDeOutro(pessoa: number | null): boolean {
  const marca = localStorage.getItem(CHAVE);
  return marca !== null && marca !== String(pessoa);
}
