import { inject } from 'vitest';
import { comBanco } from './banco-molde';

/** By which settings the product reaches a database: migrated past the pgbouncer, where the run is asked for one. */
export function enderecosDe(banco: string): { DATABASE_URL: string; [nome: string]: string } {
  const [direto, produto] = [comBanco(inject('postgres'), banco), comBanco(inject('produto'), banco)];
  if (direto === produto) return { DATABASE_URL: direto };
  return { DATABASE_URL: produto, DATABASE_MIGRATION_URL: direto, DATABASE_POOLER: 'transaction' };
}
