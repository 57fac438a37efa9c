import { sql } from 'kysely';
import type { Ordem } from './ordem';

/** The moment of a sale `c`, as a cursor holds it. */
export const MOMENTO_DA_VENDA = sql<string | null>`c.efetivado_em::text`;

/**
 * The sales `c` by day, and within one by the moment: ids are drawn and say nothing of the order. An index gives the days;
 * the sales of one are sorted as it is read.
 */
export const PELO_MOMENTO: Ordem<{ id: number; data_efetivacao: string | null; momento: string | null }> = [
  { sql: 'c.data_efetivacao', tipo: 'data', de: (c) => c.data_efetivacao },
  { sql: 'c.efetivado_em', tipo: 'momento', de: (c) => c.momento },
  { sql: 'c.id', tipo: 'inteiro', de: (c) => c.id },
];

/** When it was sold at the till; a file knows the day and no more. */
export const momentoNoCaixa = (c: { efetivado_em: Date | null; leitura: string | null }): string | null =>
  c.leitura === 'arquivo' ? null : (c.efetivado_em?.toISOString() ?? null);
