import type { Pessoa } from './elenco';
import type { Palco } from './palco';

type Onde = { prescritor: Pessoa; tutor: Pessoa; loja: Pessoa };
export type CupomVivo = { id: number; codigo: string };

let serie = 0;

/** Coupons ready for the till, one recommendation each, without the calls that lead there. */
export async function criarCuponsVivos(
  { pool }: Pick<Palco, 'pool'>,
  { prescritor, tutor, loja }: Onde,
  quantos: number,
): Promise<CupomVivo[]> {
  const inicio = serie;
  serie += quantos;
  const { rows } = await pool.query(
    `with novas as (
       insert into prescricao (codigo, data, prescritor_id, tutor_id, data_resgate, lojista_id, vinculos)
       select (select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + (n / (28 ^ i)::bigint % 28)::int, 1), '')
                 from generate_series(0, 7) i), '2026-01-10', $1, $2, '2026-01-10', $3, 3
         from generate_series($4::bigint, $4::bigint + $5::bigint - 1) n
       returning id, codigo)
     insert into cupom (codigo, prescricao_id, lojista_id, desconto, data_validade, criado_em)
     select 'CP' || codigo, id, $3, 10, '2026-12-31', '2026-01-10' from novas returning id, codigo`,
    [prescritor.id, tutor.id, loja.id, 900_000 + inicio, quantos],
  );
  return rows.map(({ id, codigo }) => ({ id: Number(id), codigo }));
}
