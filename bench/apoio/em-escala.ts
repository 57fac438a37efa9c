import type pg from 'pg';
import { somarResumo } from '../../server/src/areas/painel/somar-resumo';
import { abrirDb } from '../../server/src/db/conexao';
import { emMassa } from '../../server/src/test/em-massa';
import { CUPONS_DAS_NOVAS, esquecerHistoria } from './banco';
import { NOMES, SOBRENOMES } from './nomes';

/** The statements that write down sums and what waits see so many rows at once. */
const POR_VEZ = 500_000;
/** How many recommendations there are for each of them. */
const POR_TUTOR = 10;
const POR_PARCEIRO = 1_000;
const POR_LOJA = 2_000;

/** `n` as a code, no two alike and neighbours far apart. */
const CODIGO = Array.from(
  { length: 8 },
  (_, i) => `substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + (m / ${28 ** i} % 28)::int, 1)`,
).join(' || ');

/**
 * A country of its own: recommendations in every state, one day of two years after the other, and as many people as go
 * with them, so that each has about as many whatever the total. Rows first, indexes then.
 */
export async function povoarPais(pool: pg.Pool, total: number): Promise<void> {
  await emMassa(pool, ['conta', 'tutor'], async (client) => {
    await client.query('alter table tutor disable trigger tutor_busca');
    await client.query(TUTORES, [Math.ceil(total / POR_TUTOR), NOMES, SOBRENOMES]);
    await client.query('alter table tutor enable trigger tutor_busca');
  });
  await povoarLojasEParceiros(pool, total);
  const { rows } = await pool.query<{ ultima: number }>('select coalesce(max(id), 0) as ultima from prescricao');
  const ultima = rows[0]?.ultima ?? 0;
  await emMassa(pool, ['prescricao', 'cupom'], async (client) => {
    // What was brought in as bought would go into the public register.
    await client.query('alter table cupom disable trigger anotar_quilo_trazido');
    for (let de = 0; de < total; de += POR_VEZ) {
      const ate = Math.min(total, de + POR_VEZ);
      await client.query(INDICAR, [de + 1, ate, ultima, total]);
      console.log(`${ate} indicações`);
    }
    await client.query('set constraints all immediate');
    await client.query('alter table cupom enable trigger anotar_quilo_trazido');
  });
  await esquecerHistoria(pool);
  // As the job of every minute leaves them.
  await somarResumo(abrirDb(pool));
  await pool.query('vacuum analyze');
}

/** Names as they are met, a few very often and most seldom; documents and phones of their own. */
const TUTORES = `
  with nova as (
    insert into conta (papel, email, senha_hash)
    select 'tutor', 'pessoa' || n || '@example.com', repeat('x', 97) from generate_series(1, $1::int) n
    returning id, email),
  pessoa as (
    select id, email, (10000000000 + id::bigint * 7919104729 % 89999999977)::text as cpf,
           '119' || lpad((id::bigint * 48271 % 100000000)::text, 8, '0') as telefone,
           concat_ws(' ', ($2::text[])[1 + floor(cardinality($2::text[]) * a * a)::int],
             ($3::text[])[1 + floor(cardinality($3::text[]) * b * b)::int],
             ($3::text[])[1 + floor(cardinality($3::text[]) * e * e)::int]) as nome
      from nova, lateral (select id * 0.6180339887::float8 as x, id * 0.7548776662::float8 as y, id * 0.5698402909::float8 as z) m,
           lateral (select x - floor(x) as a, y - floor(y) as b, z - floor(z) as e) f)
  insert into tutor (id, nome, cpf, telefone, data_nascimento, busca)
  select id, nome, cpf, telefone, '1990-01-01', sem_acento(concat_ws(' ', '', nome, email, cpf, telefone)) from pessoa`;

const INDICAR = `
  with gente as materialized (
    select (select array_agg(id) from prescritor) p, (select array_agg(id) from tutor) t,
           (select array_agg(id) from lojista) l, (select array_agg(id) from produto) d),
  novas as (
    insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, email, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
    select ${CODIGO}, dia, p[1 + n % cardinality(p)], d[1 + n % cardinality(d)],
           '159' || lpad((n * 48271 % 100000000)::text, 8, '0'), 'pessoa' || n || '@example.com',
           case when etapa > 0 then t[1 + n % cardinality(t)] end, case when etapa > 0 then dia end,
           case when etapa > 1 then l[1 + n % cardinality(l)] end, case when etapa > 1 then 3 else 4 end,
           case when etapa > 2 then dia end, case when etapa > 2 then 15 end
      from generate_series($1::bigint, $2::bigint) n
     cross join gente
     cross join lateral (select current_date - 729 + (n * 730 / ($4::bigint + 1))::int as dia, n / 3 % 4 as etapa, (n + $3::bigint) * 10000019 % ${28 ** 8} as m) x
    on conflict (codigo) do nothing
    returning id, codigo, data, lojista_id, data_ativacao)
  ${CUPONS_DAS_NOVAS}`;

/** Stores all over the country. */
async function povoarLojasEParceiros(pool: pg.Pool, total: number): Promise<void> {
  await pool.query(
    `with contas as (
       insert into conta (papel, email) select 'lojista', 'loja-do-pais' || n || '@example.com' from generate_series(1, $1::int) n
       returning id)
     insert into lojista (id, tipo, cnpj, razao_social, nome_fantasia, cidade, estado, latitude, longitude)
     select id, 'loja_fisica', lpad(id::text, 14, '9'), 'Loja ' || id || ' Ltda', 'Loja ' || id, 'Sorocaba', 'SP',
            -30 + 25 * (id * 0.6180339887 % 1), -60 + 22 * (id * 0.7548776662 % 1) from contas`,
    [Math.ceil(total / POR_LOJA)],
  );
  await pool.query(
    `with contas as (
       insert into conta (papel, email) select 'prescritor', 'vet-do-pais' || n || '@example.com' from generate_series(1, $1::int) n
       returning id)
     insert into prescritor (id, perfil, nome, crmv) select id, 'veterinario', 'Vet ' || id, 'CRMV-SP ' || id from contas`,
    [Math.ceil(total / POR_PARCEIRO)],
  );
}
