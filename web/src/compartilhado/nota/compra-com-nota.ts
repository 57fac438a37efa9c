import type { Nota } from '@indica-bem/domain/nota/nota';

/** A purchase, by what is asked and told of its receipt. */
export type CompraComNota = {
  id_coupon: number;
  vez: number;
  codigo_coupon: string;
  valor: number | null;
  nota: Nota | null;
  pendente: boolean;
};
