import { type DoacaoDoMes, inicioDosMeses, preencherMeses } from '@indica-bem/domain/doacao/por-mes';
import { sql } from 'kysely';
import type { Leitura } from '../db/conexao';

/** One validated coupon is one kilogram, in the month of its validation. */
export async function doacaoPorMes(db: Leitura, hoje: string): Promise<DoacaoDoMes[]> {
  const { rows } = await sql<DoacaoDoMes>`
    select to_char(data_efetivacao, 'YYYY-MM') as mes, count(*) as kg
      from cupom
     where estado = 'efetivado' and data_efetivacao >= ${inicioDosMeses(hoje)}::date
     group by 1`.execute(db);
  return preencherMeses(rows, hoje);
}
