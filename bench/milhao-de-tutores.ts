import path from 'node:path';
import { criarApp } from '../server/src/app';
import { lerConfig } from '../server/src/config';
import type { Contexto } from '../server/src/contexto';
import { abrirDb, abrirPool } from '../server/src/db/conexao';
import { migrar } from '../server/src/db/migrar';
import { transacao } from '../server/src/db/transacao';
import { semearDemo } from '../server/src/demo/semear-demo';
import { criarSessao } from '../server/src/http/sessao';
import { abrirFila } from '../server/src/jobs/fila';
import { povoarTutores } from '../server/src/test/povoar';
import { comBancoNovo, tabela } from './apoio';

/** The team's list of tutors over the whole server, with a thousand and with a million of them, in one run. */
const VEZES = 30;
const PEDIDOS = {
  'primeira página': '/tutors',
  'página do meio': `/tutors?cursor=${Buffer.from('["Joana Prado 500","1"]').toString('base64url')}`,
  'busca de um nome inteiro': '/tutors?busca=araujo%20701',
  'busca de um nome comum': '/tutors?busca=maria',
  'busca de duas letras raras': '/tutors?busca=zq',
  'busca que acha quase todos': '/tutors?busca=example.com',
  'busca por CPF': '/tutors?busca=000.000.007-01',
  'busca sem resultado': '/tutors?busca=xyzxyz',
  'só os suspensos': '/tutors?situacao=suspensa',
  contagem: '/usuarios/contagem',
};
const migracoes = path.resolve('server/migrations');

await comBancoNovo(async (url) => {
  const medidas = [await medirCom(url, 'mil', 1_000), await medirCom(url, 'milhao', 1_000_000)];
  const [mil, milhao] = medidas;
  tabela(
    Object.keys(PEDIDOS).map((pedido) => {
      const [antes, depois] = [mil?.get(pedido) ?? 0, milhao?.get(pedido) ?? 0];
      return { pedido, 'ms com mil': antes, 'ms com um milhão': depois, razão: depois / antes };
    }),
  );
});

async function medirCom(url: string, banco: string, tutores: number): Promise<Map<string, number>> {
  const dono = abrirPool(url, 1);
  await dono.query(`create database ${banco}`);
  await dono.end();
  const proprio = new URL(url);
  proprio.pathname = `/${banco}`;
  const pool = abrirPool(proprio.toString(), 8);
  await migrar(pool, migracoes);
  const db = abrirDb(pool);
  await semearDemo(db, new Date());
  // The trigram index is many times faster to build than to keep while a million rows come in.
  const { rows: indices } = await pool.query<{ def: string }>(`select pg_get_indexdef('tutor_busca'::regclass) as def`);
  await pool.query('drop index tutor_busca');
  await povoarTutores(pool, tutores);
  await pool.query(indices[0]?.def ?? '');
  await pool.query('vacuum analyze');
  await pool.query('vacuum conta');
  const fila = await abrirFila(pool, () => undefined);
  const config = lerConfig({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
  const ctx: Contexto = { config, pool, db, fila, relogio: () => new Date(), urlPublica: () => 'http://localhost' };
  const app = await criarApp(ctx, { pastaDasMigracoes: migracoes });
  const { rows } = await pool.query<{ id: number }>(`select id from conta where email = 'admin@example.com'`);
  const api_token = await transacao(db, (trx) => criarSessao(trx, rows[0]?.id ?? 0, new Date()));
  const medianas = new Map<string, number>();
  for (const [nome, caminho] of Object.entries(PEDIDOS)) {
    const tempos: number[] = [];
    for (let n = 0; n < VEZES; n++) {
      const inicio = performance.now();
      const resposta = await app.inject({ url: `/api${caminho}`, headers: { api_token } });
      if (resposta.statusCode !== 200) throw new Error(`${caminho}: ${resposta.body}`);
      tempos.push(performance.now() - inicio);
    }
    medianas.set(nome, tempos.sort((a, b) => a - b)[VEZES / 2] ?? 0);
  }
  await app.close();
  await fila.parar();
  await pool.end();
  return medianas;
}
