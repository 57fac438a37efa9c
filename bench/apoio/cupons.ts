import type pg from 'pg';

/** How many a block has: more than a run can validate. */
export const CUPONS = 60_000;
// Fewer digits than the ids of the others.
const PRIMEIRO = 2_000_000_000_000;

/** A block of active coupons with ids in a row; returns the id before the first. */
export async function criarCupons(pool: pg.Pool, loja: number, bloco: number): Promise<string> {
  const antes = PRIMEIRO + bloco * CUPONS;
  await pool.query(
    `with pessoas as (select (select min(id) from tutor) t, (select min(id) from prescritor) p, (select min(id) from produto) d),
     novas as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, tutor_id, data_resgate, lojista_id, vinculos)
       select (select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + ((n + ${5_000_000 + bloco * CUPONS}) / (28 ^ i)::bigint % 28)::int, 1), '') from generate_series(0, 7) i),
              current_date, p, d, '15900000000', t, current_date, $1, 3
         from pessoas, generate_series(1, ${CUPONS}) n returning id)
     insert into cupom (id, codigo, prescricao_id, lojista_id, desconto, data_validade)
     select ${antes} + row_number() over (), 'B${bloco}N' || row_number() over (), id, $1, 10, current_date + 90 from novas`,
    [loja],
  );
  await pool.query('vacuum analyze cupom, prescricao');
  await pool.query('checkpoint');
  return String(antes);
}

/** Validates one coupon of the block after the other. */
export const VALIDAR = `
local corpo = '{"nome_funcionario":"Caio","valor":289.9,"peso":15}'
function request()
  local n = proximo()
  local cabecalhos = sessao(args[1])
  cabecalhos['content-type'] = 'application/json'
  cabecalhos['idempotency-key'] = string.format('%08d-0000-4000-8000-%012d', tonumber(args[2]) % 10000000, n)
  return wrk.format('PUT', '/api/coupon/' .. string.format('%.0f', args[2] + n - 1), cabecalhos, corpo)
end`;
