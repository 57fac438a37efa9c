import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import { codigoSql, planoVelho } from './erros-do-banco';
import type { Tabelas } from './tabelas';

export type Db = Kysely<Tabelas>;
/** Code that writes takes a Trx, so that handing it the pool does not compile. */
export type Trx = Transaction<Tabelas>;
/** Code that only reads takes either, and so does code that writes with a single statement. */
export type Leitura = Db | Trx;

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

/** `prepara: false` behind a pooler that hands connections out by the statement and knows no prepared ones. */
export function abrirDb(pool: pg.Pool, { prepara = true } = {}): Db {
  const connect = async () => (prepara ? comPreparo(await pool.connect()) : pool.connect());
  return new Kysely<Tabelas>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) });
}

/** `geracao` counts how often the tables changed under it. */
type Preparado = { nome: string; geracao: number };

/** By its text, each statement that `preparar` has named. */
export const preparados = new Map<string, Preparado>();

function comPreparo(conexao: pg.PoolClient): PostgresPoolClient {
  const preparado = async (comando: Preparado, text: string, values: unknown[]) => {
    const { geracao } = comando;
    try {
      return await conexao.query({ name: nomeDe(comando), text, values });
    } catch (erro) {
      if (!planoVelho(erro)) throw erro;
      if (comando.geracao === geracao) comando.geracao++;
      // Inside a transaction this one fails as well, and the transaction is tried again whole (transacao.ts).
      return conexao.query({ name: nomeDe(comando), text, values }).catch((outro) => {
        throw codigoSql(outro) === TRANSACAO_PERDIDA ? erro : outro;
      });
    }
  };
  const query = (text: string, values: unknown[]) => {
    const comando = preparados.get(text);
    return comando ? preparado(comando, text, values) : conexao.query(text, values);
  };
  // Its other form takes a cursor, which nobody opens through Kysely here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => conexao.release() };
}

const TRANSACAO_PERDIDA = '25P02';

/** Never the same after the tables changed under it: it is prepared anew, on every connection. */
const nomeDe = ({ nome, geracao }: Preparado) => (geracao === 0 ? nome : `${nome}.${geracao}`);
