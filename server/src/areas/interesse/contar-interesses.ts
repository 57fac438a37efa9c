import { TOTAL_ATE } from '@indica-bem/domain/contrato/tipos';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** Those whom nobody of the team has answered yet. */
export async function contarInteresses(db: Leitura): Promise<{ quantos: number; exato: boolean }> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from
    (select from interesse where situacao = 'novo' limit ${TOTAL_ATE + 1}) i`.execute(db);
  const n = rows[0]?.n ?? 0;
  return { quantos: Math.min(n, TOTAL_ATE), exato: n <= TOTAL_ATE };
}
