import { emMassa } from './em-massa';
import type { Elenco } from './jornada';
import type { Palco } from './palco';

/** `n` as a code: eight letters of the alphabet, another for each number. */
const CODIGO_DE = (n: string) =>
  `(select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + (${n} / (28 ^ i)::bigint % 28)::int, 1), '') from generate_series(0, 7) i)`;

/** Pending, redeemed, with a coupon, bought. */
type Estado = 0 | 1 | 2 | 3;

/** Recommendations by the thousand in every state, or in those that are said, on the days up to `ate`. */
export async function indicarEmMassa(
  { pool }: Pick<Palco, 'pool'>,
  { prescritor, tutor, loja, produto }: Elenco,
  { total, ate, dias = 700, em = [0, 1, 2, 3] }: { total: number; ate: string; dias?: number; em?: Estado[] },
): Promise<void> {
  await emMassa(pool, ['prescricao', 'cupom'], (client) =>
    client.query(
      `with novas as (
         insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, email, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
         select ${CODIGO_DE('n')}, d, $1, $4, '15988887777', 'pessoa' || n || '@example.com',
                case when estado > 0 then $2::int end, case when estado > 0 then d end,
                case when estado > 1 then $3::int end, case when estado > 1 then 3 else 4 end,
                case when estado > 2 then d end, case when estado > 2 then 15 end
           from (select n, $5::date - (n % $6::int)::int as d, ($8::int[])[1 + n % cardinality($8)] as estado from generate_series(1::bigint, $7::bigint) n) x
         returning id, codigo, data, lojista_id, data_ativacao)
       insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, criado_em, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
       select 'CP' || codigo, id, lojista_id, case when data_ativacao is null then 'ativo' else 'efetivado' end, 10, data + 90, data + interval '15 hours',
              v.valor, v.valor / 10, v.valor - v.valor / 10, v.peso, v.nome, data_ativacao, data_ativacao + interval '15 hours'
         from novas, lateral (select case when data_ativacao is not null then 10000 end as valor,
                                     case when data_ativacao is not null then 15 end as peso,
                                     case when data_ativacao is not null then 'Caio' end as nome) v
        where lojista_id is not null`,
      [prescritor.id, tutor.id, loja.id, produto, ate, dias, total, em],
    ),
  );
  await pool.query('analyze');
}
