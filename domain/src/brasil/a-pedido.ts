/** Made when first asked for: the formatters of Intl are slow to make, and most screens need none of them. */
export function aPedido<T>(criar: () => T): () => T {
  let feito: T | undefined;
  return () => {
    feito ??= criar();
    return feito;
  };
}
