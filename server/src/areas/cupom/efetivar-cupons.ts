import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Baixa } from './ler-linha-de-baixa';
import { FINALIZAR_INDICACAO, USAR_CUPOM, VALIDAVEL } from './sql';

/** A purchase, and the coupon as it was read when its recommendation was locked (`travarCupons`). */
export type BaixaJulgada = Baixa & { id: number; vez: number };

/**
 * Many coupons in one statement: each that is still active, was in time and is in the turn in which it was read. Returns the
 * ids of those that could not be used any more.
 */
export async function efetivarCupons(trx: Trx, baixas: BaixaJulgada[], agora: Date): Promise<Set<number>> {
  const coluna = <K extends keyof BaixaJulgada>(nome: K) => baixas.map((baixa) => baixa[nome]);
  const { rows } = await sql<{ id: number }>`
    with venda as materialized (
      select b.*, ${agora}::timestamptz as momento
        from unnest(${coluna('id')}::bigint[], ${coluna('vez')}::int[], ${coluna('funcionario')}::text[],
                    ${coluna('centavos')}::int[], ${coluna('peso')}::numeric[], ${coluna('data')}::date[])
          as b (id, vez, nome, centavos, peso, dia)
    ), usado as (
      update cupom c set ${USAR_CUPOM}, leitura = 'arquivo'
      from venda v
      where c.id = v.id and c.vez = v.vez and ${VALIDAVEL}
      returning c.id, c.prescricao_id, c.data_efetivacao, c.peso
    ), ativada as (${FINALIZAR_INDICACAO})
    select id from venda except select id from usado`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}
