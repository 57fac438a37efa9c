import type { DataIso } from '@indica-bem/domain/brasil/datas';

const MINUTO = 60_000;
const ABRE = 9 * 60;
const ABERTA = 9 * 60;
/** More than the minutes in which a store undoes a sale. */
const JA_PASSOU = 25;

/** A minute of a shop's day that follows from `n` alone; of today, one that is already over. */
export function naLoja(dia: DataIso, n: number, agora: Date): Date {
  const meiaNoite = Date.parse(`${dia}T00:00:00-03:00`);
  const em = meiaNoite + (ABRE + ((n * 37) % ABERTA)) * MINUTO;
  return new Date(Math.max(meiaNoite, Math.min(em, agora.getTime() - JA_PASSOU * MINUTO)));
}
