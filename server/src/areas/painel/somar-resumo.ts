import { sql } from 'kysely';
import type { Db } from '../../db/conexao';

/**
 * Folds what was appended into the monthly numbers, in one statement: whoever reads meanwhile sees it on one side or on
 * the other, never on both. Two instances at once: the second finds nothing left.
 */
export async function somarResumo(db: Db): Promise<void> {
  await sql`
    with tirados as (delete from resumo_a_somar returning medida, mes, chave, quantas)
    insert into resumo (medida, mes, chave, quantas)
    select medida, mes, chave, sum(quantas) from tirados group by 1, 2, 3 order by 1, 2, 3
    on conflict (medida, mes, chave) do update set quantas = resumo.quantas + excluded.quantas`.execute(db);
}
