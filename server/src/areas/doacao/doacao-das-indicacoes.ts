import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** One kilogram for each purchase of what a partner recommended, unless it still waits to be judged or released. */
export async function doacaoDasIndicacoes(db: Leitura, prescritorId: number): Promise<{ kg: number }> {
  const { rows } = await sql<{ kg: number }>`
    select ((select count(*) from prescricao where prescritor_id = ${prescritorId} and data_ativacao is not null)
          - (select count(*) from compra_retida r join cupom c on c.id = r.cupom_id
               join prescricao p on p.id = c.prescricao_id and p.prescritor_id = ${prescritorId}))::int as kg`.execute(
    db,
  );
  return { kg: rows[0]?.kg ?? 0 };
}
