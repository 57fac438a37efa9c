import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import path from 'node:path';
import type pg from 'pg';
import { criarApp } from '../server/src/app';
import { lerConfig } from '../server/src/config';
import type { Contexto } from '../server/src/contexto';
import { abrirDb, abrirPool } from '../server/src/db/conexao';
import { abrirLeitor } from '../server/src/db/leitor';
import { migrar } from '../server/src/db/migrar';
import { transacao } from '../server/src/db/transacao';
import { semearDemo } from '../server/src/demo/semear-demo';
import { criarSessao } from '../server/src/http/sessao';
import { abrirFila } from '../server/src/jobs/fila';
import { comBancoNovo, emParalelo, tabela } from './apoio';

/**
 * Validating coupons over HTTP, everything on, against the same work as plain statements in a transaction: one database,
 * one run, same durability. The ratio is what counts, not the machine.
 */
const CUPONS = 3000;
const migracoes = path.resolve('server/migrations');

await comBancoNovo(async (url) => {
  const pool = abrirPool(url, 32);
  await migrar(pool, migracoes);
  const db = abrirDb(pool);
  await semearDemo(db, new Date());
  const leitor = abrirLeitor(url);
  const config = { ...lerConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' }) };
  const fila = await abrirFila(pool, () => undefined);
  const ctx: Contexto = {
    config,
    pool,
    db,
    leitor,
    fila,
    relogio: () => new Date(),
    urlPublica: () => 'http://localhost',
  };
  const app = await criarApp(ctx, { pastaDasMigracoes: migracoes });
  const endereco = await app.listen({ port: 0, host: '127.0.0.1' });

  const { rows } = await pool.query<{ id: number }>(`select id from conta where email = 'loja01@example.com'`);
  const loja = rows[0]?.id ?? 0;
  const token = await transacao(db, (trx) => criarSessao(trx, loja, new Date()));
  const http = await medir(pool, loja, 32, (id) => validarPorHttp(endereco, token, id));
  const sql = await medir(pool, loja, 16, (id) => validarPorSql(pool, loja, id));

  tabela([
    { medida: 'HTTP, 32 conexões', 'por segundo': http },
    { medida: 'SQL puro, 16 conexões', 'por segundo': sql },
    { medida: 'razão', 'por segundo': http / sql },
  ]);
  await app.close();
  await fila.parar();
  await leitor.fechar();
  await pool.end();
});

async function medir(
  pool: pg.Pool,
  loja: number,
  clientes: number,
  validar: (id: number) => Promise<void>,
): Promise<number> {
  const ids = await criarCupons(pool, loja);
  const inicio = performance.now();
  await emParalelo(clientes, ids, validar);
  const segundos = (performance.now() - inicio) / 1000;
  const { rows } = await pool.query(
    `select count(*)::int as n from cupom where estado = 'efetivado' and id = any($1)`,
    [ids],
  );
  if (rows[0].n !== CUPONS) throw new Error(`só ${rows[0].n} de ${CUPONS} foram validados`);
  return CUPONS / segundos;
}

async function criarCupons(pool: pg.Pool, loja: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `with pessoas as (select (select min(id) from tutor) t, (select min(id) from prescritor) p, (select min(id) from produto) d),
     novas as (
       insert into prescricao (codigo, data, prescritor_id, produto_id, telefone, tutor_id, data_resgate, lojista_id, vinculos)
       select translate(upper(substr(md5(random()::text || n), 1, 8)), '01AE', 'BCDF'), current_date, p, d, '15900000000', t, current_date, $1, 3
         from pessoas, generate_series(1, ${CUPONS + 200}) n on conflict do nothing returning id)
     insert into cupom (codigo, prescricao_id, lojista_id, desconto, data_validade)
     select 'BENCH' || id, id, $1, 10, current_date + 90 from novas limit ${CUPONS} returning id`,
    [loja],
  );
  return rows.map(({ id }) => id);
}

const agente = new Agent({ keepAlive: true, maxSockets: 32 });
const VENDA = JSON.stringify({ nome_funcionario: 'Caio', valor: 289.9, peso: 15 });

function validarPorHttp(endereco: string, api_token: string, id: number): Promise<void> {
  const headers = { api_token, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return new Promise((ok, falha) => {
    const pedido = request(`${endereco}/api/coupon/${id}`, { method: 'PUT', agent: agente, headers }, (resposta) => {
      resposta.resume();
      resposta.on('end', () =>
        resposta.statusCode === 200 ? ok() : falha(new Error(`status ${resposta.statusCode}`)),
      );
    });
    pedido.on('error', falha);
    pedido.end(VENDA);
  });
}

async function validarPorSql(pool: pg.Pool, loja: number, id: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('select prescricao_id, desconto from cupom where id = $1', [id]);
    await client.query('select id from prescricao where id = $1 for update', [rows[0].prescricao_id]);
    await client.query(
      `update cupom set estado = 'efetivado', valor = 28990, descontado = 2899, recebido = 26091, peso = 15,
              nome_funcionario = 'Caio', data_efetivacao = current_date, efetivado_em = now()
        where id = $1 and estado = 'ativo' and lojista_id = $2`,
      [id, loja],
    );
    await client.query('update prescricao set data_ativacao = current_date, peso = 15 where id = $1', [
      rows[0].prescricao_id,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}
