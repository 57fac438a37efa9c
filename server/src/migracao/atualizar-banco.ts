import type pg from 'pg';
import type { Config } from '../config/config';
import { abrirPool } from '../db/conexao';
import { exigirConexao } from '../db/exigir-conexao';
import { usosDoBanco } from '../db/opcoes-da-conexao';
import { migrar, situacaoDoBanco } from './migrar';

type Onde = { pastaDasMigracoes: string; avisar: (frase: string) => void };

/**
 * Before anything else uses the database: migrated by whoever may, with the tables open to whoever works with them. What is
 * up to date already is only read.
 */
export async function atualizarBanco(
  pool: pg.Pool,
  config: Pick<Config, 'databaseMigrationUrl' | 'pooler' | 'prazosDoBanco'>,
  { pastaDasMigracoes, avisar }: Onde,
): Promise<number> {
  const pooler = poolerDeQuemMigra(config);
  const novas = await comQuemMigra(pool, config, (quem) =>
    migrar(quem, pastaDasMigracoes, undefined, { avisar, pooler }),
  );
  await exigirPermissoes(pool);
  const { atras, adiante } = await situacaoDoBanco(pool, pastaDasMigracoes);
  if (atras.length > 0)
    throw new Error(`DATABASE_URL e DATABASE_MIGRATION_URL não levam às mesmas tabelas: faltam ${atras.join(', ')}.`);
  if (adiante.length > 0) avisar(`O banco de dados é de uma versão mais nova (migração ${adiante.at(-1)}).`);
  return novas;
}

/** Who has an address of its own to migrate by has chosen it for that: PostgreSQL itself, or a pooler by the session. */
export const poolerDeQuemMigra = ({ databaseMigrationUrl, pooler }: Pick<Config, 'databaseMigrationUrl' | 'pooler'>) =>
  databaseMigrationUrl === undefined ? pooler : 'session';

async function comQuemMigra<T>(
  pool: pg.Pool,
  config: Pick<Config, 'databaseMigrationUrl' | 'prazosDoBanco'>,
  acao: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const { databaseMigrationUrl: url } = config;
  if (url === undefined) return acao(pool);
  const proprio = abrirPool(url, 2, usosDoBanco({ ...config, pooler: 'session' }).demorados);
  try {
    await exigirConexao(proprio, 'DATABASE_MIGRATION_URL');
    return await acao(proprio);
  } finally {
    await proprio.end();
  }
}

/** A right that was forgotten is found here, in words, and not by the first person who needs it. */
async function exigirPermissoes(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ esquema: string | null }>(
    `select relnamespace::regnamespace::text as esquema from (select to_regclass('conta') as conta) t
       left join pg_class on oid = conta`,
  );
  const esquema = rows[0]?.esquema;
  if (!esquema) throw new Error(`${FECHADAS}: ele não as enxerga (search_path, ou usage no esquema).`);
  const { rows: fechadas } = await pool.query<{ tabela: string }>(TABELAS_FECHADAS, [esquema]);
  if (fechadas.length > 0) throw new Error(`${FECHADAS}: ${fechadas.map(({ tabela }) => tabela).join(', ')}.`);
}

const FECHADAS =
  'O usuário de DATABASE_URL não pode ler e escrever em todas as tabelas. Dê a ele as permissões de docs/operations.md. Faltam';
const TABELAS_FECHADAS = `
  select format('%I.%I', n.nspname, c.relname) as tabela
    from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.oid in ($1::regnamespace, 'pgboss'::regnamespace)
   where c.relkind in ('r', 'p', 'v') and not c.relispartition and c.relname not like 'migracao%'
     and not (has_table_privilege(c.oid, 'select') and (c.relkind = 'v' or (has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))))
   order by 1`;
