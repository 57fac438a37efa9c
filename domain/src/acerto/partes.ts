/** Cents. */
type Compra = { valor: number; descontado: number };
type Partes = { loja: number; grupo: number };

/**
 * Who bears the discount of a purchase: the store a tenth of its price, half a cent up, and never more than the discount;
 * the group the rest, which it owes the store. The database says the same (`parte_da_loja`); a test holds both together.
 */
export function partesDaCompra({ valor, descontado }: Compra): Partes {
  const loja = Math.min(descontado, Math.floor((valor + 5) / 10));
  return { loja, grupo: descontado - loja };
}
