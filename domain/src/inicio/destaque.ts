import type { DataIso } from '../brasil/datas';

/** A recommendation of the tutor that can still be bought with. */
export interface IndicacaoAberta {
  id: number;
  /** The day it was made. */
  data: DataIso;
  /** Last day of the coupon that a till would take now; null: it has none. */
  validade: DataIso | null;
  /** Its store left, or serves nobody for now. */
  lojaPerdida: boolean;
}

export interface Destaque {
  /** Which one the home begins with. */
  id: number | null;
  /** How many have a coupon, and how many wait for a store; the one above is counted too. */
  cupons: number;
  semLoja: number;
}

/**
 * What a tutor came for: the coupon that ends first; without one, the recommendation that lost its store, since only its
 * tutor can mend that; else the newest that waits for one.
 */
export function destacar(abertas: readonly IndicacaoAberta[]): Destaque {
  const [primeira] = abertas.toSorted(
    (a, b) =>
      comparar(a.validade ?? SEM_FIM, b.validade ?? SEM_FIM) ||
      Number(b.lojaPerdida) - Number(a.lojaPerdida) ||
      comparar(b.data, a.data) ||
      b.id - a.id,
  );
  const cupons = abertas.filter(({ validade }) => validade !== null).length;
  return { id: primeira?.id ?? null, cupons, semLoja: abertas.length - cupons };
}

const SEM_FIM = '9999-12-31';
const comparar = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
