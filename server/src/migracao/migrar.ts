import type pg from 'pg';
import { codigoSql } from '../db/erros-do-banco';
import { exigirSessao, type Pooler } from '../db/pooler';
import { criarFilas, filasProntas } from '../jobs/criar-filas';
import { aplicar } from './aplicar';
import { lerMigracoes, type Migracao } from './ler-migracoes';
import { esperarVez, insistirNaTrava, PACIENCIA, type Paciencia } from './vez';

/** `pooler`: what stands before this pool. */
type Opcoes = { avisar?: (frase: string) => void; paciencia?: Paciencia; pooler?: Pooler };

/**
 * Brings the database up to the last migration, and then the queues; says how many were applied. Instances starting
 * together wait for each other. Where nothing is left to do it only reads, so that a role without more rights may start.
 */
export async function migrar(
  pool: pg.Pool,
  pasta: string,
  ate = Number.POSITIVE_INFINITY,
  { avisar = () => undefined, paciencia = PACIENCIA, pooler = 'none' }: Opcoes = {},
): Promise<number> {
  const migracoes = (await lerMigracoes(pasta)).filter((m) => m.numero <= ate);
  const comFilas = ate === Number.POSITIVE_INFINITY;
  try {
    if ((await pendentes(pool, migracoes)).length === 0 && (!comFilas || (await filasProntas(pool)))) return 0;
    return await naVez(pool, { migracoes, comFilas, avisar, paciencia, pooler });
  } catch (erro) {
    throw semPermissao(erro) ? new Error(FALTA_PERMISSAO, { cause: erro }) : erro;
  }
}

async function naVez(
  pool: pg.Pool,
  { migracoes, comFilas, avisar, paciencia, pooler }: Required<Opcoes> & { migracoes: Migracao[]; comFilas: boolean },
): Promise<number> {
  const client = await pool.connect();
  try {
    await exigirSessao(client, pooler);
    await esperarVez(client, avisar);
    await prepararSessao(client, paciencia);
    const faltam = await pendentes(client, migracoes);
    for (const migracao of faltam)
      await aplicar({ client, paciencia, avisar }, migracao).catch((erro) => {
        throw new Error(`A migração ${migracao.nome} falhou: ${erro.message}`, { cause: erro });
      });
    if (comFilas) await insistirNaTrava('As filas', () => semTransacaoAberta(client, criarFilas), paciencia, avisar);
    return faltam.length;
  } finally {
    // With the connection go the lock and the settings.
    client.release(true);
  }
}

/** pg-boss sends whole transactions as one text, and one that failed in the middle is still open. */
async function semTransacaoAberta(
  client: pg.ClientBase,
  acao: (client: pg.ClientBase) => Promise<void>,
): Promise<void> {
  await acao(client).catch(async (erro) => {
    await client.query('rollback');
    throw erro;
  });
}

type Situacao = { atras: string[]; adiante: number[] };

/** What this code has and the database has not, and the other way round: the database of a newer version. */
export async function situacaoDoBanco(pool: pg.Pool, pasta: string): Promise<Situacao> {
  const migracoes = await lerMigracoes(pasta);
  const conhecidas = new Set(migracoes.map(({ numero }) => numero));
  const aplicadas = await lerAplicadas(pool);
  return {
    atras: migracoes.filter(({ numero }) => !aplicadas.has(numero)).map(({ nome }) => nome),
    adiante: [...aplicadas.keys()].filter((numero) => !conhecidas.has(numero)),
  };
}

/** The number of the newest that was applied; 0 where there is none. */
export async function ultimaMigracao(banco: Consulta): Promise<number> {
  return Math.max(0, ...(await lerAplicadas(banco)).keys());
}

type Consulta = pg.Pool | pg.ClientBase;

async function pendentes(banco: Consulta, migracoes: Migracao[]): Promise<Migracao[]> {
  const aplicadas = await lerAplicadas(banco);
  return migracoes.filter(({ numero, nome, hash }) => {
    const anterior = aplicadas.get(numero);
    if (anterior !== undefined && anterior !== hash) throw new Error(`A migração ${nome} mudou depois de aplicada.`);
    return anterior === undefined;
  });
}

async function lerAplicadas(banco: Consulta): Promise<Map<number, string>> {
  if (!(await haTabela(banco))) return new Map();
  const { rows } = await banco.query<{ numero: number; hash: string }>('select numero, hash from migracao order by 1');
  return new Map(rows.map(({ numero, hash }) => [numero, hash]));
}

async function haTabela(banco: Consulta): Promise<boolean> {
  const { rows } = await banco.query<{ ha: boolean }>(`select to_regclass('migracao') is not null as ha`);
  return rows[0]?.ha === true;
}

async function prepararSessao(client: pg.ClientBase, { trava }: Paciencia): Promise<void> {
  await client.query(`set statement_timeout = 0; set lock_timeout = ${trava}`);
  // Where the tables go is what the role's search_path says. The extensions may live elsewhere: the migrations name what
  // they need of them without a schema, and PostgreSQL keeps what it found, not the name.
  await client.query(`
    select set_config('search_path', concat_ws(', ', nullif(current_setting('search_path'), ''), quote_ident(nspname)), false)
      from (select distinct nspname from pg_extension join pg_namespace n on n.oid = extnamespace
             where extname in ('pg_trgm', 'unaccent')) e
     where nspname <> all (current_schemas(false))`);
  if (!(await haTabela(client)))
    await client.query(`create table migracao (
      numero int primary key, nome text not null, hash text not null, aplicada_em timestamptz not null default now())`);
}

const FALTA_PERMISSAO =
  'O banco de dados está atrás desta versão (ou o usuário não enxerga as tabelas), e este usuário não pode alterá-lo. ' +
  'Rode "node server/dist/linha-de-comando.js migrar" com DATABASE_MIGRATION_URL, do dono das tabelas.';
const SEM_PERMISSAO = new Set(['42501', '3F000']);

function semPermissao(erro: unknown): boolean {
  const causa = erro instanceof Error && erro.cause ? erro.cause : erro;
  return SEM_PERMISSAO.has(codigoSql(causa) ?? '');
}
