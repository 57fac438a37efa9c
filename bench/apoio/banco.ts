import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { abrirDb, abrirPool } from '../../server/src/db/conexao';
import { iniciarPostgres } from '../../server/src/db/postgres-embutido';
import { transacao } from '../../server/src/db/transacao';
import { semearDemo } from '../../server/src/demo/semear-demo';
import { migrar } from '../../server/src/migracao/migrar';
import { criarSessao } from '../../server/src/nucleo/sessao';

export const MIGRACOES = path.resolve('server/migrations');
/** What a server of this size would be given; durability as it comes: every commit waits for the disk. */
const AJUSTES = { shared_buffers: '1GB', max_wal_size: '4GB', wal_keep_size: '1GB' };

export type Banco = { pasta: string; url: string };

/** A PostgreSQL of its own, with the durability of production. */
export async function comBancoNovo(
  acao: (banco: Banco) => Promise<void>,
  outros: Record<string, string> = {},
): Promise<void> {
  const casa = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-bench-'));
  const pasta = path.join(casa, 'postgres');
  const postgres = await iniciarPostgres({ pasta, ajustes: { ...AJUSTES, ...outros } });
  try {
    await acao({ pasta, url: postgres.url });
  } finally {
    await postgres.parar();
    await rm(casa, { recursive: true, force: true });
  }
}

/** Migrated, with the demo's people, products and stores in it. */
export async function comDemo(url: string, conexoes = 16): Promise<pg.Pool> {
  const pool = abrirPool(url, conexoes);
  await migrar(pool, MIGRACOES);
  await semearDemo(abrirDb(pool), new Date());
  return pool;
}

/** A coupon for each of the `novas` recommendations with a store, used if it was bought. */
export const CUPONS_DAS_NOVAS = `
  insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, criado_em, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
  select 'CP' || codigo, id, lojista_id, case when usado then 'efetivado' else 'ativo' end, 10, data + 90, data,
         case when usado then 10000 end, case when usado then 1000 end, case when usado then 9000 end,
         case when usado then 15 end, case when usado then 'Caio' end, data_ativacao, data_ativacao
    from novas, lateral (select data_ativacao is not null as usado) u where lojista_id is not null`;

/**
 * Recommendations in every state over two years, with codes that are not alike and phones of their own, spread over the people
 * who are there; the ones with a store have a coupon. `todasNaLoja`: all of them have one, and none has bought.
 */
export async function indicarMuitas(pool: pg.Pool, total: number, { todasNaLoja = false } = {}): Promise<void> {
  // Built once at the end: the load is not what is measured.
  await pool.query('drop index prescricao_busca');
  await pool.query(
    `with pessoas as (
       select (select array_agg(id) from prescritor) p, (select array_agg(id) from tutor) t,
              (select array_agg(id) from lojista) l, (select array_agg(id) from produto) d,
              (select coalesce(max(id), 0) from prescricao) as ultima),
     novas as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, email, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
       select (select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + ((n + ultima) * 10000019 % (28 ^ 8)::bigint / (28 ^ i)::bigint % 28)::int, 1), '') from generate_series(0, 7) i),
              dia, p[1 + n % cardinality(p)], d[1 + n % cardinality(d)], '159' || lpad((n * 48271 % 100000000)::text, 8, '0'), 'pessoa' || n || '@example.com',
              case when etapa > 0 then t[1 + n % cardinality(t)] end, case when etapa > 0 then dia end,
              case when etapa > 1 then l[1 + n % cardinality(l)] end, case when etapa > 1 then 3 else 4 end,
              case when etapa > 2 then dia end, case when etapa > 2 then 15 end
         from pessoas, generate_series(1, $1::bigint) n, lateral (select current_date - (n % 730)::int as dia, case when $2 then 2 else n % 4 end as etapa) x
       on conflict do nothing
       returning id, codigo, data, lojista_id, data_ativacao)
     ${CUPONS_DAS_NOVAS}`,
    [total, todasNaLoja],
  );
  await esquecerHistoria(pool);
  await pool.query('create index prescricao_busca on prescricao using gin (busca gin_trgm_ops)');
  await pool.query('vacuum analyze');
}

/** What was brought in as bought would be written into the public register for minutes, beside whatever is measured. */
export const esquecerHistoria = (pool: pg.Pool) => pool.query('truncate quilo_a_registrar');

export type Pessoa = { id: number; token: string };

/** Somebody of the demo, with a session. */
export async function entrarComo(pool: pg.Pool, email: string): Promise<Pessoa> {
  const { rows } = await pool.query<{ id: number }>('select id from conta where email = $1', [email]);
  const id = rows[0]?.id;
  if (!id) throw new Error(`ninguém com ${email}`);
  return { id, token: await transacao(abrirDb(pool), (trx) => criarSessao(trx, id, new Date())) };
}
