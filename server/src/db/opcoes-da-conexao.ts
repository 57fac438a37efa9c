import pg from 'pg';
import type { Config } from '../config/config';
import { codigoSql, SOMENTE_LEITURA } from './erros-do-banco';
import { lerTls, type Tls } from './tls';
import { type Crua, derrubar, vigiar } from './vigiar';

/** What connections are for decides how long they wait. In milliseconds. */
export type Uso = {
  /** For a connection to open. */
  abrir: number;
  /** For one of the pool to be free. */
  vez: number;
  /** For the answer to a statement; without it, for ever. */
  responder?: number;
  /** A statement may take longer, while the database says that it works on it. */
  demora?: boolean;
  /** PostgreSQL keeps deadlines of its own, which it is told once for each connection. */
  avisaBanco?: boolean;
  /** How long one that nobody needs stays open; without it, ten seconds. */
  ociosa?: number;
};

/** A new one reads the catalogue and plans each statement anew: opened when many call at once, it makes all of them wait. */
const ENTRE_DUAS_ONDAS = 600_000;

/** For tools and tests, where somebody watches. */
export const SEM_PRAZO: Uso = { abrir: 20_000, vez: 20_000 };

/**
 * Calls are short, and who calls waits. Jobs, imports, the monthly closing, migrations, seeding, pg-boss, reports and exports
 * may take as long as they need: of theirs only what the database knows nothing about any more is ended.
 */
export function usosDoBanco({ prazosDoBanco: { abrir, responder }, pooler }: Pick<Config, 'prazosDoBanco' | 'pooler'>) {
  // Lent by the transaction, what one was told would hold for whoever has it next.
  const avisaBanco = pooler !== 'transaction';
  return {
    chamadas: { abrir, vez: abrir, responder, avisaBanco, ociosa: ENTRE_DUAS_ONDAS },
    demorados: { abrir, vez: 30_000, responder, demora: true, avisaBanco },
    /** For /api/ready, which has two seconds. */
    sonda: { abrir: Math.min(abrir, 1_500), vez: 1_500, responder: 1_500 },
  } satisfies Record<string, Uso>;
}

const { builtins } = pg.types;
const tipos = new Map<number, (texto: string) => unknown>([
  // A date is a calendar day, never a moment; int8 and numeric here stay far below 2^53.
  [builtins.DATE, (texto) => texto],
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
]);

/** An idle connection that went dead is found by the system in some fifteen seconds, one in use by `vigiar`. */
const COMUNS: pg.ClientConfig = {
  application_name: 'indica-bem',
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  types: { getTypeParser: (oid, formato) => tipos.get(oid) ?? pg.types.getTypeParser(oid, formato as 'text') },
};

/** Connections that leave the pool when they are given back: they lead to a server that does not write. */
const gastas = new WeakSet<pg.ClientBase>();
export const estaGasta = (conexao: pg.ClientBase): boolean => gastas.has(conexao);

/** Everything that a connection is given, whoever opens it. */
export function opcoesDaConexao(url: string, uso: Uso): pg.ClientConfig {
  return { ...COMUNS, connectionString: lerTls(url).url(), connectionTimeoutMillis: uso.abrir };
}

/** The same for those of a pool, and how each is watched from its first moment. `aoSuspeitar`: the others may be no better. */
export function opcoesDoPool(url: string, max: number, uso: Uso, aoSuspeitar: (porque: Error) => void): pg.PoolConfig {
  const tls = lerTls(url);
  return {
    ...COMUNS,
    connectionString: url,
    max,
    connectionTimeoutMillis: uso.vez,
    ...(uso.ociosa && { idleTimeoutMillis: uso.ociosa }),
    Client: conexaoDe(tls, uso.abrir) as unknown as new () => pg.ClientBase,
    onConnect: (conexao) => acolher(conexao, url, uso, aoSuspeitar),
  };
}

/** `pg` has one deadline for both waits: that of the pool is for a free one, this one's for opening. */
function conexaoDe(tls: Tls, abrir: number) {
  return class extends pg.Client {
    constructor(opcoes: pg.ClientConfig) {
      super({ ...opcoes, connectionString: tls.url(), connectionTimeoutMillis: abrir });
      const { connection } = this as unknown as Crua;
      connection.on('error', tls.recusada);
      connection.on('errorMessage', tls.recusada);
    }
  };
}

async function acolher(
  conexao: pg.ClientBase,
  url: string,
  uso: Uso,
  aoSuspeitar: (porque: Error) => void,
): Promise<void> {
  const { responder, demora = false, avisaBanco = false } = uso;
  (conexao as Crua).connection.on('errorMessage', (erro: Error) => {
    if (codigoSql(erro) !== SOMENTE_LEITURA) return;
    gastas.add(conexao);
    aoSuspeitar(erro);
  });
  if (responder === undefined) return;
  let pid: number | undefined;
  vigiar(conexao, {
    prazo: responder,
    aoVencer: aoSuspeitar,
    ...(demora && {
      esperarMais: async (vezes) => (pid !== undefined || vezes < SEM_SABER) && aindaTrabalha(url, uso, pid),
    }),
  });
  if (!avisaBanco) return;
  // Not as parameters of the start: poolers refuse those they do not know.
  const { rows } = await conexao.query<{ pid: number }>(
    `select pg_backend_pid() as pid, set_config('statement_timeout', $1, false),
            set_config('idle_in_transaction_session_timeout', $2, false)`,
    // A statement that is too long ends a moment before we stop waiting for it, and its connection lives on.
    [String(demora ? 0 : Math.ceil(responder * 0.9)), String(demora ? PARADA_DEMORADA : responder * 3)],
  );
  pid = rows[0]?.pid;
}

/** Behind a pooler nobody can be asked after one statement: so many times only whether anybody answers. */
const SEM_SABER = 90;
/** How long a job may hold a transaction open without a word. */
const PARADA_DEMORADA = 300_000;

/** Whether the database knows of it, asked over a connection of its own. */
async function aindaTrabalha(url: string, uso: Uso, pid: number | undefined): Promise<boolean> {
  const outra = new pg.Client(opcoesDaConexao(url, uso));
  outra.on('error', () => undefined);
  try {
    await outra.connect();
    vigiar(outra, { prazo: uso.abrir });
    const { rows } = await outra.query(
      `select 1 where $1::int is null or exists (select 1 from pg_stat_activity where pid = $1 and state not like 'idle%')`,
      [pid ?? null],
    );
    return rows.length > 0;
  } catch {
    return false;
  } finally {
    derrubar(outra, new Error('perguntado'));
  }
}
