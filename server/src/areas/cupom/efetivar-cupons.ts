import { sql } from 'kysely';
import type { Trx } from '../../db/conexao';
import type { Baixa } from './ler-linha-de-baixa';
import { FINALIZAR_INDICACAO, USAR_CUPOM, VALIDAVEL } from './sql';

/**
 * Many coupons in one statement, with the same locks as `validarCupom`: recommendations first, in
 * one order, then each coupon that is still active, was in time and is in the turn it had when the statement began. Returns the codes that were used.
 */
export async function efetivarCupons(trx: Trx, baixas: Baixa[], agora: Date): Promise<Set<string>> {
  const coluna = <K extends keyof Baixa>(nome: K) => baixas.map((baixa) => baixa[nome]);
  const { rows } = await sql<{ codigo: string }>`
    with alvo as materialized (
      select c.id, c.vez, p.id as prescricao_id, b.*, ${agora}::timestamptz as momento
        from unnest(${coluna('codigo')}::text[], ${coluna('funcionario')}::text[], ${coluna('centavos')}::int[],
                    ${coluna('peso')}::numeric[], ${coluna('data')}::date[]) as b (codigo, nome, centavos, peso, dia)
        join cupom c on c.codigo_busca = b.codigo
        join prescricao p on p.id = c.prescricao_id
       order by p.id for update of p
    ), usado as (
      update cupom c set ${USAR_CUPOM}, leitura = 'arquivo'
      from alvo v
      where c.id = v.id and c.vez = v.vez and ${VALIDAVEL}
      returning c.codigo_busca as codigo, c.prescricao_id, c.data_efetivacao, c.peso
    ), ativada as (${FINALIZAR_INDICACAO})
    select codigo from usado`.execute(trx);
  return new Set(rows.map(({ codigo }) => codigo));
}
