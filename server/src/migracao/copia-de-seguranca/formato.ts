/**
 * A copy is lines: the signature with the number of the last migration, each table (its name and columns, then the text of
 * PostgreSQL's COPY up to `\.`), and the end, which says what there should be. Copies of format 1 have no end.
 */
export const ASSINATURA = 'indica-bem copia';
export const FORMATO = 2;
export const FIM_DA_TABELA = '\\.';
export const FIM = 'fim ';

/** `em`: the moment that the copy saw. `sequencias`: the last number given, of those that may be read. */
export type Fim = { em: string; linhas: Record<string, number>; sequencias: Record<string, number> };
