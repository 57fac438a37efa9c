import { type RawBuilder, sql } from 'kysely';
import type { Leitura, Trx } from '../../db/conexao';
import type { LinhaDeCupom } from './ler-cupom';

/** A purchase of the coupon that was undone. */
export type Estornada = Pick<LinhaDeCupom, 'valor' | 'peso' | 'nome_funcionario' | 'data_efetivacao'>;

/** What a row of a file is judged by. */
export type CupomDaBaixa = Estornada &
  Pick<
    LinhaDeCupom,
    'id' | 'codigo_busca' | 'vez' | 'estado' | 'lojista_id' | 'motivo_cancelamento' | 'data_validade' | 'criado_em'
  > & { estornadas: Estornada[] | null };

/** By their codes, as they stand. */
export const lerCupons = (db: Leitura, codigos: string[]) => cuponsDos(db, codigos, sql``);

/**
 * The same, with the recommendations held from now on, in one order, as the till holds them. A coupon that changed while this
 * waited for a till is read as it was before; who uses it finds it changed.
 */
export const travarCupons = (trx: Trx, codigos: string[]) =>
  cuponsDos(trx, codigos, sql`order by p.id for update of p`);

async function cuponsDos(
  db: Leitura,
  codigos: string[],
  trava: RawBuilder<unknown>,
): Promise<Map<string, CupomDaBaixa>> {
  if (codigos.length === 0) return new Map();
  // Only a coupon in a later turn has anything undone.
  const { rows } = await sql<CupomDaBaixa>`
    select c.id, c.codigo_busca, c.vez, c.estado, c.lojista_id, c.motivo_cancelamento, c.data_validade, c.criado_em,
           c.valor, c.peso, c.nome_funcionario, c.data_efetivacao,
           case when c.vez > 1 then (
             select json_agg(json_build_object('valor', e.valor, 'peso', e.peso, 'nome_funcionario', e.nome_funcionario,
                                               'data_efetivacao', e.data_efetivacao))
               from estorno e where e.cupom_id = c.id) end as estornadas
      from cupom c join prescricao p on p.id = c.prescricao_id
     where c.codigo_busca = any(${codigos}::text[]) ${trava}`.execute(db);
  return new Map(rows.map((cupom) => [cupom.codigo_busca, cupom]));
}
