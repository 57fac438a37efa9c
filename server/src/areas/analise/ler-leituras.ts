import type { LeiturasDeUmCaixa } from '@indica-bem/domain/analise/contrato';
import { DIAS_DE_LEITURAS } from '@indica-bem/domain/analise/regras';
import { somarDias } from '@indica-bem/domain/brasil/datas';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';

/** Fewer say nothing about a till. */
const COMPRAS_NO_MINIMO = 3;
const LINHAS = 100;

/**
 * Who serves many tutors by the digits of their CPF, and not by the screen in their hand. Of what was read at a till in the
 * last days, from the index by day; files have no reading, and what was before they were recorded neither.
 */
export async function lerLeituras(
  db: Leitura,
  por: 'loja' | 'funcionario',
  hoje: string,
): Promise<LeiturasDeUmCaixa[]> {
  const nome = por === 'funcionario' ? sql`c.nome_funcionario` : sql`null::text`;
  const { rows } = await sql<LeiturasDeUmCaixa>`
    select l.id as id_lojista, l.nome_fantasia as loja, x.nome_funcionario, x.compras, x.por_cpf
      from (select c.lojista_id, ${nome} as nome_funcionario, count(*)::int as compras,
                   (count(*) filter (where c.leitura = 'cpf'))::int as por_cpf
              from cupom c
             where c.estado = 'efetivado' and c.data_efetivacao > ${somarDias(hoje, -DIAS_DE_LEITURAS)}::date
               and c.leitura in ('qr', 'numero', 'cpf', 'codigo')
             group by 1, 2 having count(*) >= ${COMPRAS_NO_MINIMO}
             order by (count(*) filter (where c.leitura = 'cpf'))::numeric / count(*) desc, compras desc, 1, 2
             limit ${LINHAS}) x
      join lojista l on l.id = x.lojista_id
     order by x.por_cpf::numeric / x.compras desc, x.compras desc, l.id, x.nome_funcionario`.execute(db);
  return rows;
}
