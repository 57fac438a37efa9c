import type pg from 'pg';

/** By table, what marks the rows that every database begins with: how many, and the transaction that last wrote one of them. */
export type Semente = Record<string, string>;

const NOSSAS = `pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss')`;
const TABELAS = `${NOSSAS} and pg_relation_size(c.oid) > 0`;
const MARCA = `concat(count(*), '/', max(xmin::text::bigint))`;
/** When it looked after itself; not what a test is about. */
const DE_PASSAGEM = ['pgboss.version'];

/** What the planner has been told of a table that a test may fill: plans would depend on who was there before. */
const CONHECIDAS = `${NOSSAS}
  and (c.reltuples >= 0 or exists (select from pg_statistic where starelid = c.oid))`;

/**
 * Changes with every table, column, right, trigger, function and constraint, with every setting of the database itself, and
 * with a VACUUM or ANALYZE.
 */
export const PARENTESCO = `concat_ws(' ', ${['pg_class', 'pg_proc', 'pg_trigger', 'pg_constraint']
  .map((tabela) => `(select ${MARCA} from ${tabela})`)
  .join(', ')}, (select count(*) from ${CONHECIDAS}), (select count(*) from pg_db_role_setting s
  join pg_database d on d.oid = s.setdatabase where d.datname = current_database()))`;

export async function lerSemente(pool: pg.Pool): Promise<Semente> {
  const { rows } = await pool.query<{ tabela: string }>(`select c.oid::regclass::text as tabela from ${TABELAS}`);
  const semente: Semente = {};
  for (const { tabela } of rows) {
    const { rows: marcas } = await pool.query<{ marca: string }>(
      `select ${MARCA} as marca from ${tabela} having count(*) > 0`,
    );
    if (marcas[0]) semente[tabela] = marcas[0].marca;
  }
  return semente;
}

/** So big, it is quicker made anew. */
const GRANDE = 4 * 1024 * 1024;

/**
 * Takes away all rows but those it began with; false if one of these is not as it was, or there are too many. Numbers go on
 * where they are: what is still under way for somebody of the file before finds nobody.
 */
export async function esvaziarTabelas(conexao: pg.PoolClient, semente: Semente): Promise<boolean> {
  const daSemente = Object.entries(semente).filter(([tabela]) => !DE_PASSAGEM.includes(tabela));
  const marcas = daSemente.map(([tabela]) => `select '${tabela}' as tabela, ${MARCA} as marca from ${tabela}`);
  const { rows } = await conexao.query<{ tabela: string; marca: string; grande: boolean }>(
    `select s.*, exists (select from ${TABELAS} and pg_relation_size(c.oid) > ${GRANDE}) as grande
       from (${marcas.join(' union all ')}) s`,
  );
  if (rows.some(({ tabela, marca, grande }) => grande || semente[tabela] !== marca)) return false;
  await conexao.query(`do $$
    declare
      t regclass;
      tem boolean;
    begin
      perform set_config('session_replication_role', 'replica', true);
      for t in select c.oid from ${TABELAS} and c.oid <> all ('{${Object.keys(semente)}}'::regclass[]) loop
        execute format('select exists (select from %s)', t) into tem;
        if tem then execute format('delete from %s', t); end if;
      end loop;
    end $$`);
  return true;
}
