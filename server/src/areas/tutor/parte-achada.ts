import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** So many rows tell, and they cost the same of any number of tutors. */
const AMOSTRA = 1_000;

/** Which part of all tutors a search finds, by a look at some pages of the table: one who types nothing finds all. */
export async function parteAchada(db: Leitura, padroes: string[]): Promise<number> {
  if (padroes.length === 0) return 1;
  const { rows } = await sql<{ parte: number | null }>`
    select avg((busca like all (${padroes}::text[]))::int)::float8 as parte
      from tutor tablesample system ((
        select least(100, 100.0 * ${sql.lit(AMOSTRA)} / greatest(reltuples, 1)) from pg_class where oid = 'tutor'::regclass
      ))`.execute(db);
  return rows[0]?.parte ?? 0;
}
