import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tabelas } from './tabelas';
import { codigoSql, planoVelho } from './transacao';

export type Db = Kysely<Tabelas>;
/** Code that writes takes a Trx, so that handing it the pool does not compile. */
export type Trx = Transaction<Tabelas>;
/** Code that only reads takes either. */
export type Leitura = Db | Trx;
/** And so does code that writes with a single statement. */
export type UmComando = Db | Trx;

const { builtins } = pg.types;
const tipos = new Map<number, (texto: string) => unknown>([
  // A date is a calendar day, never a moment; int8 and numeric here stay far below 2^53.
  [builtins.DATE, (texto) => texto],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

export function abrirPool(url: string, max = 16, outras: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'indica-bem',
    connectionTimeoutMillis: 20_000,
    ...outras,
    types: { getTypeParser: (oid, formato) => tipos.get(oid) ?? pg.types.getTypeParser(oid, formato as 'text') },
  });
  // A connection cut while nobody waits for an answer, idle or between two statements of a transaction, must not bring
  // the process down: the next query of the transaction fails, and the next one of the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (conexao) => conexao.on('error', () => undefined));
  return pool;
}

export function abrirDb(pool: pg.Pool): Db {
  const dialect = new PostgresDialect({
    pool: { connect: async () => comPreparo(await pool.connect()), end: () => pool.end() },
  });
  return new Kysely<Tabelas>({ dialect });
}

/**
 * A statement that begins with this is parsed and planned once for each connection: for what is asked all the time and
 * has one good plan whatever its values. The others are planned for their values.
 */
export const PREPARADO = '/* preparado */';
const nomes = new Map<string, string>();

function comPreparo(conexao: pg.PoolClient): PostgresPoolClient {
  const preparado = async (text: string, values: unknown[]) => {
    const name = nomeDe(text);
    try {
      return await conexao.query({ name, text, values });
    } catch (erro) {
      if (!planoVelho(erro)) throw erro;
      if (nomes.get(text) === name) nomes.delete(text);
      // Inside a transaction this one fails as well, and the transaction is tried again whole (transacao.ts).
      return conexao.query({ name: nomeDe(text), text, values }).catch((outro) => {
        throw codigoSql(outro) === TRANSACAO_PERDIDA ? erro : outro;
      });
    }
  };
  const query = (text: string, values: unknown[]) =>
    text.startsWith(PREPARADO) ? preparado(text, values) : conexao.query(text, values);
  // Its other form takes a cursor, which nobody opens through Kysely here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => conexao.release() };
}

const TRANSACAO_PERDIDA = '25P02';
let dados = 0;

/** Never the same twice: a statement whose name was forgotten is prepared anew, on every connection. */
function nomeDe(text: string): string {
  const nome = nomes.get(text) ?? createHash('sha256').update(`${++dados} ${text}`).digest('base64url');
  nomes.set(text, nome);
  return nome;
}
