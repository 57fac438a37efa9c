import type pg from 'pg';
import { abrirPool } from '../../db/conexao';
import { codigoSql } from '../../db/erros-do-banco';

/** A name that nothing else has: what a drill that was killed left there is dropped by the next. */
const SUFIXO = '_ensaio_de_restauracao';
const MAIOR_NOME = 63;
const SINAIS = ['SIGINT', 'SIGTERM'] as const;

/** An empty database beside that of this address, gone when the work is done, fails, or is told to stop. */
export async function comBancoDeEnsaio<T>(url: string, acao: (pool: pg.Pool) => Promise<T>): Promise<T> {
  return comPool(url, async (servidor) => {
    const { rows } = await servidor.query<{ nome: string; citado: string }>(
      `select nome, quote_ident(nome) as citado
         from (select left(current_database(), ${MAIOR_NOME - SUFIXO.length}) || '${SUFIXO}' as nome) t`,
    );
    const { nome = '', citado = '' } = rows[0] ?? {};
    await exigirLivre(servidor, nome);
    const apagar = () => servidor.query(`drop database if exists ${citado} with (force)`);
    let interrompido = false;
    const interromper = () => {
      interrompido = true;
      apagar().catch(() => undefined);
    };
    await apagar();
    for (const sinal of SINAIS) process.once(sinal, interromper);
    try {
      await criar(servidor, citado);
      return await comPool(noBanco(url, nome), async (pool) => {
        await abrirEsquema(pool);
        return acao(pool);
      });
    } catch (erro) {
      throw interrompido ? new Error('O ensaio foi interrompido, e o banco dele apagado.', { cause: erro }) : erro;
    } finally {
      for (const sinal of SINAIS) process.off(sinal, interromper);
      await apagar();
    }
  });
}

/** One that somebody made for it: must be empty, and is left empty. */
export async function comBancoDado<T>(url: string, acao: (pool: pg.Pool) => Promise<T>): Promise<T> {
  return comPool(url, async (pool) => {
    const { rows } = await pool.query<{ tabela: string }>(TABELAS);
    if (rows[0]) throw new Error(`O banco de --banco não está vazio (tem ${rows[0].tabela}): nada foi feito nele.`);
    await abrirEsquema(pool);
    try {
      return await acao(pool);
    } finally {
      const { rows: esquemas } = await pool.query<{ nome: string }>('select quote_ident(current_schema()) as nome');
      const nome = esquemas[0]?.nome;
      await pool.query(`drop schema if exists pgboss cascade; drop schema ${nome} cascade; create schema ${nome}`);
    }
  });
}

const TABELAS = `
  select c.oid::regclass::text as tabela from pg_class c join pg_namespace n on n.oid = c.relnamespace
   where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
     and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
   limit 1`;

async function exigirLivre(servidor: pg.Pool, nome: string): Promise<void> {
  const { rowCount } = await servidor.query('select from pg_stat_activity where datname = $1 limit 1', [nome]);
  if (rowCount) throw new Error(`Outro ensaio está em curso, no banco de dados ${nome}.`);
}

async function criar(servidor: pg.Pool, citado: string): Promise<void> {
  await servidor.query(`create database ${citado} template template0 encoding 'UTF8'`).catch((erro) => {
    throw codigoSql(erro) === '42501' ? new Error(SEM_DIREITO, { cause: erro }) : erro;
  });
}

const SEM_DIREITO =
  'Este usuário não pode criar um banco para o ensaio. Dê-lhe o direito (alter role … createdb), ou faça um banco vazio ' +
  'de que ele seja dono e diga qual: --banco=postgres://…';

/** A role may have been told of a schema that only its own database has. */
async function abrirEsquema(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ falta: string | null }>(
    `select btrim(caminho) as falta from unnest(string_to_array(current_setting('search_path'), ',')) as caminho
      where current_schema() is null and caminho not like '%$user%' limit 1`,
  );
  if (rows[0]?.falta) await pool.query(`create schema ${rows[0].falta}`);
}

function noBanco(url: string, nome: string): string {
  const outra = new URL(url);
  outra.pathname = `/${encodeURIComponent(nome)}`;
  return outra.toString();
}

async function comPool<T>(url: string, acao: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = abrirPool(url, 2);
  return acao(pool).finally(() => pool.end());
}
