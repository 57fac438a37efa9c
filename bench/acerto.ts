import { setTimeout as esperar } from 'node:timers/promises';
import { mesAnterior, mesDe } from '@indica-bem/domain/brasil/mes';
import type pg from 'pg';
import { Instancia, portaLivre } from '../faults/comum/processo';
import { comBancoNovo, comDemo, entrarComo, esquecerHistoria, type Pessoa } from './apoio/banco';
import { wrk } from './apoio/carga';
import { criarCupons, escreverProvas, povoarPraca, VALIDAR } from './apoio/cupons';
import { anotar, formatar, mediana } from './apoio/medir';

/**
 * A month of a hundred thousand purchases is closed while tills validate: how much longer the slowest of them wait. And one
 * whose server is killed in the middle is gone on with: every purchase stands in one line, to the cent.
 */
const COMPRAS = 100_000;
const ANTES = 40_000;
const SEGUNDOS = 12;
const VOLTAS = 3;
const hoje = new Date().toISOString().slice(0, 10);
const MES = mesAnterior(mesDe(hoje));
const OUTRO = mesAnterior(MES);

await comBancoNovo(async ({ url, pasta }) => {
  const pool = await comDemo(url);
  const lojas = await povoarPraca(pool);
  await comprar(pool, lojas, OUTRO, 1, ANTES);
  await comprar(pool, lojas, MES, ANTES + 1, COMPRAS);
  await pool.query('vacuum analyze');
  const servidor = new Instancia(await portaLivre(), url, pasta, { RATE_LIMIT: 'on' });
  await servidor.subir();
  const { token } = await entrarComo(pool, 'admin@example.com');
  const equipe = { url: servidor.url, token };

  await pedir(equipe, OUTRO);
  while ((await linhas(pool)) < ANTES / 4) await esperar(20);
  await servidor.matar();
  const aoMorrer = await linhas(pool);
  await servidor.subir();
  while (!(await concluido(pool, OUTRO))) {
    await pedir(equipe, OUTRO);
    await esperar(1_000);
  }
  await conferir(pool, OUTRO);

  let bloco = 0;
  const validar = async () => {
    const antes = await criarCupons(pool, lojas, ++bloco);
    const args = [antes, await escreverProvas(pool, { lojas, antes, pasta })];
    return wrk(servidor.url, { script: VALIDAR, conexoes: 16, segundos: SEGUNDOS, args });
  };
  const so: number[] = [];
  for (let volta = 0; volta < VOLTAS; volta++) so.push((await validar()).p99);
  const antes = await criarCupons(pool, lojas, ++bloco);
  const args = [antes, await escreverProvas(pool, { lojas, antes, pasta })];
  const inicio = performance.now();
  const fechar = async () => {
    await pedir(equipe, MES);
    while (!(await concluido(pool, MES))) await esperar(50);
    return performance.now() - inicio;
  };
  const [carga, duracao] = await Promise.all([
    wrk(servidor.url, { script: VALIDAR, conexoes: 16, segundos: 2 * SEGUNDOS, args }),
    fechar(),
  ]);
  await conferir(pool, MES);
  anotar({
    medida: `Caixa enquanto ${formatar(COMPRAS)} compras são fechadas, p99`,
    comparada: 'o caixa sozinho',
    valor: carga.p99 / mediana(so),
    meta: { max: 3 },
    figuras: `${formatar(carga.p99)} ms contra ${formatar(mediana(so))} ms, ${carga.total} vendas sem erro; fechadas em ${formatar(duracao / 1000)} s; morto com ${aoMorrer} de ${ANTES} linhas e retomado: as mesmas`,
  });
  await servidor.parar();
  await pool.end();
});

/** Nine of ten spread over all stores, the rest at one. */
async function comprar(pool: pg.Pool, lojas: Pessoa[], mes: string, primeira: number, quantas: number): Promise<void> {
  await pool.query(
    `with pessoas as (select (select array_agg(id) from tutor) t, (select min(id) from prescritor) p, (select min(id) from produto) d),
     novas as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, tutor_id, data_resgate, lojista_id, vinculos, data_ativacao, peso)
       select (select string_agg(substr('23456789BCDFGHJKMNPQRSTVWXYZ', 1 + ((n + 9000000) / (28 ^ i)::bigint % 28)::int, 1), '') from generate_series(0, 7) i),
              dia, p, d, '15900000000', t[1 + n % cardinality(t)], dia, ($1::int[])[case when n % 10 = 0 then 1 else 1 + n % cardinality($1::int[]) end], 3, dia, 15
         from pessoas, generate_series($3::bigint, $3::bigint + $4::bigint - 1) n, lateral (select $2::date + (n % 28)::int as dia) x
       returning id, codigo, lojista_id, data_ativacao)
     insert into cupom (codigo, prescricao_id, lojista_id, estado, desconto, data_validade, criado_em, valor, descontado, recebido, peso, nome_funcionario, data_efetivacao, efetivado_em)
     select 'AC' || codigo, id, lojista_id, 'efetivado', 15, data_ativacao + 90, data_ativacao, v, (v * 15 + 50) / 100,
            v - (v * 15 + 50) / 100, 15, 'Caio', data_ativacao, data_ativacao
       from novas, lateral (select 1000 + (id * 7919) % 90000 as v) x`,
    [lojas.map(({ id }) => id), `${mes}-01`, primeira, quantas],
  );
  await esquecerHistoria(pool);
}

async function pedir({ url, token }: { url: string; token: string }, mes: string): Promise<void> {
  const { status } = await fetch(`${url}/api/acertos/fechamento`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      api_token: token,
      cookie: 'XSRF-TOKEN=bancada',
      'x-xsrf-token': 'bancada',
    },
    body: JSON.stringify({ mes }),
  });
  if (status !== 200) throw new Error(`o fechamento respondeu ${status}`);
}

async function um<T>(pool: pg.Pool, sql: string, valores: unknown[] = []): Promise<T | undefined> {
  return (await pool.query<{ um: T }>(sql, valores)).rows[0]?.um;
}

async function linhas(pool: pg.Pool): Promise<number> {
  return (await um<number>(pool, 'select count(*)::int as um from acerto_linha')) ?? 0;
}

async function concluido(pool: pg.Pool, mes: string): Promise<boolean> {
  return (await um<string>(pool, 'select estado as um from fechamento where mes = $1', [`${mes}-01`])) === 'concluido';
}

/** Store by store, what was sold up to the month's end is what its lines say. */
async function conferir(pool: pg.Pool, mes: string): Promise<void> {
  const erradas = await um<number>(
    pool,
    `select count(*)::int as um from (
       select c.lojista_id, count(*) as n, sum(parte_da_loja(c.valor, c.descontado)) as loja, sum(parte_do_grupo(c.valor, c.descontado)) as grupo
         from cupom c where c.estado = 'efetivado' and c.data_efetivacao < $1::date + interval '1 month' group by 1) v
       full join (
       select a.lojista_id, sum(a.compras) as n, sum(a.parte_loja) as loja, sum(a.parte_grupo) as grupo from acerto a group by 1) a
         using (lojista_id)
      where (v.n, v.loja, v.grupo) is distinct from (a.n, a.loja, a.grupo)`,
    [`${mes}-01`],
  );
  if (erradas !== 0) throw new Error(`${erradas} lojas não fecham`);
}
