import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { criarApp } from '../server/src/app';
import { lerConfig } from '../server/src/config';
import type { Contexto } from '../server/src/contexto';
import { abrirDb, abrirPool } from '../server/src/db/conexao';
import { abrirLeitor } from '../server/src/db/leitor';
import { migrar } from '../server/src/db/migrar';
import { iniciarPostgres } from '../server/src/db/postgres-embutido';
import { transacao } from '../server/src/db/transacao';
import { semearDemo } from '../server/src/demo/semear-demo';
import { criarSessao } from '../server/src/http/sessao';
import { abrirFila } from '../server/src/jobs/fila';

/** A PostgreSQL of its own, with the durability of production. */
export async function comBancoNovo(acao: (url: string) => Promise<void>): Promise<void> {
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'indica-bem-bench-'));
  const postgres = await iniciarPostgres({ pasta });
  try {
    await acao(postgres.url);
  } finally {
    await postgres.parar();
    await rm(pasta, { recursive: true, force: true });
  }
}

/** Works through `itens` with at most `n` at once. */
export async function emParalelo<T>(n: number, itens: readonly T[], acao: (item: T) => Promise<void>): Promise<void> {
  const fila = itens[Symbol.iterator]();
  const trabalhar = async () => {
    for (const item of { [Symbol.iterator]: () => fila }) await acao(item);
  };
  await Promise.all(Array.from({ length: n }, trabalhar));
}

export function tabela(linhas: Record<string, string | number>[]): void {
  console.table(
    linhas.map((linha) =>
      Object.fromEntries(
        Object.entries(linha).map(([k, v]) => [k, typeof v === 'number' ? Number(v.toPrecision(4)) : v]),
      ),
    ),
  );
}

export type NoAr = { ctx: Contexto; endereco: string; token: string; databaseUrl: string };

/** The whole product over a fresh database with the demo in it, and a session of the team. */
export async function comProduto(acao: (noAr: NoAr) => Promise<void>): Promise<void> {
  await comBancoNovo(async (databaseUrl) => {
    const pool = abrirPool(databaseUrl, 16);
    const pastaDasMigracoes = path.resolve('server/migrations');
    await migrar(pool, pastaDasMigracoes);
    const [db, leitor] = [abrirDb(pool), abrirLeitor(databaseUrl)];
    await semearDemo(db, new Date());
    const fila = await abrirFila(pool, () => undefined);
    const config = lerConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
    const ctx: Contexto = {
      config,
      pool,
      db,
      leitor,
      fila,
      relogio: () => new Date(),
      urlPublica: () => 'http://localhost',
    };
    const app = await criarApp(ctx, { pastaDasMigracoes, pastaDaWeb: path.resolve('web/dist') });
    const endereco = await app.listen({ port: 0, host: '127.0.0.1' });
    const { rows } = await pool.query<{ id: number }>('select min(id) as id from administrador');
    const token = await transacao(db, (trx) => criarSessao(trx, rows[0]?.id ?? 0, new Date()));
    await acao({ ctx, endereco, token, databaseUrl });
    await app.close();
    await fila.parar();
    await leitor.fechar();
    await pool.end();
  });
}

/** Recommendations in every state over two years, spread over the demo's people; the ones with a store have a coupon. */
export async function indicarMuitas(pool: pg.Pool, total: number): Promise<void> {
  // Built once at the end: the load is not what is measured.
  await pool.query('drop index prescricao_busca');
  await pool.query(
    `with pessoas as (
       select (select array_agg(id) from prescritor) p, (select array_agg(id) from tutor) t,
              (select array_agg(id) from lojista) l, (select array_agg(id) from produto) d,
              (select coalesce(max(id), 0) from prescricao) as ultima),
     novas as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, email, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
       select (select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + ((n + ultima) / (28 ^ i)::bigint % 28)::int, 1), '') from generate_series(0, 7) i),
              dia, p[1 + n % cardinality(p)], d[1 + n % cardinality(d)], '15900000000', 'pessoa' || n || '@example.com',
              case when n % 4 > 0 then t[1 + n % cardinality(t)] end, case when n % 4 > 0 then dia end,
              case when n % 4 > 1 then l[1 + n % cardinality(l)] end, case when n % 4 > 1 then 3 else 4 end,
              case when n % 4 > 2 then dia end, case when n % 4 > 2 then 15 end
         from pessoas, generate_series(1, $1::bigint) n, lateral (select current_date - (n % 730)::int as dia) x
       on conflict do nothing
       returning id, codigo, data, lojista_id, data_ativacao)
     insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, criado_em, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     select 'CP' || codigo, id, lojista_id, case when usado then 'efetivado' else 'ativo' end, 10, data + 90, data,
            case when usado then 10000 end, case when usado then 1000 end, case when usado then 9000 end,
            case when usado then 15 end, case when usado then 'Caio' end, data_ativacao, data_ativacao
       from novas, lateral (select data_ativacao is not null as usado) u where lojista_id is not null`,
    [total],
  );
  await pool.query('create index prescricao_busca on prescricao using gin (busca gin_trgm_ops)');
  await pool.query('vacuum analyze');
}

/** The middle one of several: one slow turn of the machine does not count. */
export async function mediana(vezes: number, acao: () => Promise<unknown>): Promise<number> {
  const tempos: number[] = [];
  for (let i = 0; i < vezes; i++) {
    const inicio = performance.now();
    await acao();
    tempos.push(performance.now() - inicio);
  }
  return tempos.sort((a, b) => a - b)[Math.floor(vezes / 2)] ?? 0;
}
