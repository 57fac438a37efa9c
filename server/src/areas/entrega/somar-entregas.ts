import type { Quantias } from '@indica-bem/domain/entrega/contas';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** Everything delivered so far, but what was taken back. */
export async function somarEntregas(db: Leitura): Promise<Quantias> {
  const { rows } = await sql<Quantias>`
    select coalesce(sum(quantidade) filter (where tipo = 'racao'), 0) as kg,
           coalesce(sum(quantidade) filter (where tipo = 'cadeira'), 0)::int as cadeiras
      from entrega where retirada_em is null`.execute(db);
  return rows[0] ?? { kg: 0, cadeiras: 0 };
}
