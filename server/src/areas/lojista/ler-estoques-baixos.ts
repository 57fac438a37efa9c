import { TOTAL_ATE } from '@indica-bem/domain/contrato/tipos';
import { ESTOQUE_BAIXO } from '@indica-bem/domain/lojista/estoque';
import { sql } from 'kysely';
import type { Leitura } from '../../db/conexao';
import { estoqueDaLoja } from './vigiar-estoque';

type LojaSemCodigos = { id: number; nome: string };

/**
 * Online stores that hand out codes of their own and have few left, the emptiest first. Each store's codes are counted no
 * further than they are few.
 */
export async function lerEstoquesBaixos(db: Leitura, hoje: string): Promise<LojaSemCodigos[]> {
  const { rows } = await sql<LojaSemCodigos>`
    select l.id, l.nome_fantasia as nome
      from (select id, nome_fantasia from lojista where tipo = 'loja_online' and disponivel limit ${TOTAL_ATE}) l
     cross join lateral (select ${estoqueDaLoja(sql`l.id`, hoje, ESTOQUE_BAIXO)} as livres) e
     where e.livres <= ${ESTOQUE_BAIXO} and exists (select from cupom_online o where o.lojista_id = l.id)
     order by e.livres, l.nome_fantasia, l.id`.execute(db);
  return rows;
}
