import { setTimeout as esperar } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPoolClient, type Transaction } from 'kysely';
import pg from 'pg';
import { tracador } from '../observacao/tracos';
import { Copia } from './copia';
import { codigoSql, conexaoQuebrada, planoVelho, SemConexao } from './erros-do-banco';
import { estaGasta, opcoesDoPool, SEM_PRAZO, type Uso } from './opcoes-da-conexao';
import type { Tabelas } from './tabelas';
import { derrubar } from './vigiar';

export type Db = Kysely<Tabelas>;
/** Code that writes takes a Trx, so that handing it the pool does not compile. */
export type Trx = Transaction<Tabelas>;
/** Code that only reads takes either, and so does code that writes with a single statement. */
export type Leitura = Db | Trx;

export function abrirPool(url: string, max = 16, uso: Uso = SEM_PRAZO): pg.Pool {
  const livres = new Set<pg.PoolClient>();
  const pool = new pg.Pool(
    opcoesDoPool(url, max, uso, (porque) => {
      for (const conexao of livres) derrubar(conexao, porque);
    }),
  );
  pool.on('release', (_, conexao) => livres.add(conexao));
  pool.on('acquire', (conexao) => livres.delete(conexao));
  pool.on('remove', (conexao) => livres.delete(conexao));
  // A connection cut while nobody waits for an answer, idle or between two statements of a transaction, must not bring
  // the process down: the next query of the transaction fails, and the next one of the pool opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (conexao) => conexao.on('error', () => undefined));
  return pool;
}

/** `prepara: false` behind a pooler that hands connections out by the statement and knows no prepared ones. */
export function abrirDb(pool: pg.Pool, { prepara = true } = {}): Db {
  const connect = async () => emprestada(await conectar(pool), prepara);
  return new Kysely<Tabelas>({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }) });
}

/** A database or a pooler that restarts is back in a moment, and nothing was sent yet. In milliseconds. */
const PAUSAS = [100, 200, 400, 800, 1_500];

async function conectar(pool: pg.Pool): Promise<pg.PoolClient> {
  for (const pausa of PAUSAS) {
    try {
      return await pool.connect();
    } catch (erro) {
      if (!conexaoQuebrada(erro)) throw new SemConexao(erro);
      await esperar(pausa);
    }
  }
  return pool.connect().catch((erro) => {
    throw new SemConexao(erro);
  });
}

/** `geracao` counts how often the tables changed under it. */
type Preparado = { nome: string; geracao: number };

/** By its text, each statement that `preparar` has named. */
export const preparados = new Map<string, Preparado>();

/** Begins a statement whose rows come as lists of values, not as objects (parte.ts). */
export const EM_LISTA = '/* em lista */';

function emprestada(conexao: pg.PoolClient, prepara: boolean): PostgresPoolClient {
  const preparado = async (comando: Preparado, pedido: pg.QueryConfig) => {
    const { geracao } = comando;
    try {
      return await conexao.query({ ...pedido, name: nomeDe(comando) });
    } catch (erro) {
      if (!planoVelho(erro)) throw erro;
      if (comando.geracao === geracao) comando.geracao++;
      // Inside a transaction this one fails as well, and the transaction is tried again whole (transacao.ts).
      return conexao.query({ ...pedido, name: nomeDe(comando) }).catch((outro) => {
        throw codigoSql(outro) === TRANSACAO_PERDIDA ? erro : outro;
      });
    }
  };
  const query = (text: string, values: unknown[]) => {
    if (values[0] instanceof Copia) return values[0].levar(conexao, text);
    const comando = preparados.get(text);
    const pedido = { text, values, ...(text.startsWith(EM_LISTA) && { rowMode: 'array' }) };
    const resposta = comando && prepara ? preparado(comando, pedido) : conexao.query(pedido);
    if (comando) tracador()?.comando(comando.nome, resposta);
    return resposta;
  };
  // Its other form takes a cursor, which nobody opens through Kysely here.
  return { query: query as unknown as PostgresPoolClient['query'], release: () => conexao.release(estaGasta(conexao)) };
}

const TRANSACAO_PERDIDA = '25P02';

/** Never the same after the tables changed under it: it is prepared anew, on every connection. */
const nomeDe = ({ nome, geracao }: Preparado) => (geracao === 0 ? nome : `${nome}.${geracao}`);
