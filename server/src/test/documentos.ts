import { cnpjValido, cpfValido } from '@indica-bem/domain/brasil/documentos';

const DIGITOS = Array.from({ length: 100 }, (_, n) => String(n).padStart(2, '0'));

/** The n-th of a series of valid documents: nobody's, and always the same. */
export function cpfDe(n: number): string {
  const base = String(100_000_000 + n);
  return completar(base, cpfValido);
}

export function cnpjDe(n: number): string {
  return completar(`${String(10_000_000 + n)}0001`, cnpjValido);
}

function completar(base: string, valido: (documento: string) => boolean): string {
  const digitos = DIGITOS.find((final) => valido(base + final));
  if (!digitos) throw new Error(`${base} não tem dígitos verificadores`);
  return base + digitos;
}
