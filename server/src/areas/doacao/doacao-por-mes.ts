import { type DoacaoDoMes, inicioDosMeses, preencherMeses } from '@indica-bem/domain/doacao/por-mes';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** One validated coupon is one kilogram, in the month of its validation, unless it still waits to be judged or released. */
export async function doacaoPorMes(db: Leitura, hoje: string): Promise<DoacaoDoMes[]> {
  const inicio = inicioDosMeses(hoje);
  // What waits is little but may be unknown to the planner: `offset 0` has it looked up coupon by coupon.
  const { rows } = await sql<DoacaoDoMes>`
    select mes, sum(kg)::int as kg
      from (select to_char(data_efetivacao, 'YYYY-MM') as mes, count(*) as kg
              from cupom where estado = 'efetivado' and data_efetivacao >= ${inicio}::date group by 1
            union all
            select to_char(c.data_efetivacao, 'YYYY-MM'), -count(*)
              from compra_retida r
             cross join lateral (select data_efetivacao from cupom where id = r.cupom_id offset 0) c
             where c.data_efetivacao >= ${inicio}::date group by 1) parcelas
     group by mes`.execute(db);
  return preencherMeses(rows, hoje);
}
