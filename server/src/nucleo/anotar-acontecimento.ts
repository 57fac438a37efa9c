import type { TipoDeAcontecimento } from '@indica-bem/domain/atendimento/acontecimentos';
import { sql } from 'kysely';
import type { Trx } from '../db/conexao';

export type Acontecimento = {
  prescricaoId: number;
  tipo: TipoDeAcontecimento;
  em: Date;
  autorId: number | null;
  cupomId?: number | undefined;
  motivo?: string | undefined;
  texto?: string | null | undefined;
};

/** In the life of a recommendation: what its own tables do not keep the moment, the author or the reason of. Any number in one statement. */
export async function anotarAcontecimentos(trx: Trx, todos: Acontecimento[]): Promise<number[]> {
  const coluna = <K extends keyof Acontecimento>(nome: K) => todos.map((um) => um[nome] ?? null);
  const { rows } = await sql<{ id: number }>`
    insert into acontecimento (prescricao_id, cupom_id, tipo, em, autor_id, motivo, texto)
    select * from unnest(${coluna('prescricaoId')}::int[], ${coluna('cupomId')}::bigint[], ${coluna('tipo')}::text[],
                         ${coluna('em')}::timestamptz[], ${coluna('autorId')}::int[], ${coluna('motivo')}::text[],
                         ${coluna('texto')}::text[])
    returning id`.execute(trx);
  return rows.map(({ id }) => id);
}
