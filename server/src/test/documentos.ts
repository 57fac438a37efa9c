import { comDigitosDoCnpj, comDigitosDoCpf } from '@indica-bem/domain/brasil/documentos';

/** The n-th of a series of valid documents: nobody's, and always the same. */
export const cpfDe = (n: number) => comDigitosDoCpf(String(100_000_000 + n));
export const cnpjDe = (n: number) => comDigitosDoCnpj(`${10_000_000 + n}0001`);
