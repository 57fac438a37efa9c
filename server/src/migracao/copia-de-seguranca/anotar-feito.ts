import { sql } from 'kysely';
import type pg from 'pg';
import type { Leitura } from '../../db/conexao';

type Feito = { em: Date; bytes: number; segundos: number };

/** In the database that was copied, so that every instance can tell, wherever the file went. */
export async function anotarFeito(pool: pg.Pool, feito: 'copia' | 'ensaio', { em, bytes, segundos }: Feito) {
  await pool.query(
    `insert into copia_de_seguranca (feito, em, bytes, segundos) values ($1, $2, $3, $4)
         on conflict (feito) do update set em = excluded.em, bytes = excluded.bytes, segundos = excluded.segundos`,
    [feito, em, bytes, segundos],
  );
}

/** For whoever watches over the product; what never happened is left out. */
export async function medirCopias(db: Leitura): Promise<Record<string, number>> {
  const { rows } = await sql<{ nome: string; valor: number }>`
    select m.nome, m.valor from copia_de_seguranca c
     cross join lateral (values
       ('copia', 'backup_last_success_timestamp_seconds', extract(epoch from c.em)::float8),
       ('copia', 'backup_last_size_bytes', c.bytes),
       ('copia', 'backup_last_duration_seconds', c.segundos),
       ('ensaio', 'restore_drill_last_success_timestamp_seconds', extract(epoch from c.em)::float8),
       ('ensaio', 'restore_drill_last_duration_seconds', c.segundos)) m (feito, nome, valor)
     where m.feito = c.feito`.execute(db);
  return Object.fromEntries(rows.map(({ nome, valor }) => [nome, valor]));
}
