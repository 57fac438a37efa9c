/** A part in percent, rounded down: "100%" is all of them and "0%" none. */
export function parteEscrita(parte: number, todo: number): string {
  if (parte <= 0 || todo <= 0) return '0%';
  const inteiros = Math.min(100, Math.floor((parte * 100) / todo));
  return inteiros === 0 ? 'menos de 1%' : `${inteiros}%`;
}
