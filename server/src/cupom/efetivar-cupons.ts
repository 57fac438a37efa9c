import { sql } from 'kysely';
import type { Trx } from '../db/conexao';
import type { Baixa } from './ler-linha-de-baixa';

/**
 * Many coupons in one statement, with the same locks and the same cents as `validarCupom`: recommendations first, in
 * one order, then each coupon that is still active and was in time. Returns the codes that were used.
 */
export async function efetivarCupons(trx: Trx, baixas: Baixa[], agora: Date): Promise<Set<string>> {
  const coluna = <K extends keyof Baixa>(nome: K) => baixas.map((baixa) => baixa[nome]);
  const { rows } = await sql<{ codigo: string }>`
    with alvo as materialized (
      select c.id, p.id as prescricao_id, b.*
        from unnest(${coluna('codigo')}::text[], ${coluna('funcionario')}::text[], ${coluna('centavos')}::int[],
                    ${coluna('peso')}::numeric[], ${coluna('data')}::date[]) as b (codigo, funcionario, centavos, peso, data)
        join cupom c on c.codigo_busca = b.codigo
        join prescricao p on p.id = c.prescricao_id
       order by p.id for update of p
    ), usado as (
      update cupom c set
        estado = 'efetivado', valor = a.centavos, peso = a.peso, nome_funcionario = a.funcionario,
        descontado = (a.centavos::bigint * (c.desconto * 100)::bigint + 5000) / 10000,
        recebido = a.centavos - (a.centavos::bigint * (c.desconto * 100)::bigint + 5000) / 10000,
        data_efetivacao = a.data, efetivado_em = ${agora}
      from alvo a
      where c.id = a.id and c.estado = 'ativo' and c.data_validade >= a.data
      returning c.codigo_busca as codigo, c.prescricao_id, c.data_efetivacao, c.peso
    ), ativada as (
      update prescricao p set data_ativacao = u.data_efetivacao, peso = u.peso
      from usado u where p.id = u.prescricao_id
    )
    select codigo from usado`.execute(trx);
  return new Set(rows.map(({ codigo }) => codigo));
}
