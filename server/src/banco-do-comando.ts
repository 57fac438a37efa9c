import path from 'node:path';
import type pg from 'pg';
import { type Config, lerConfig } from './config/config';
import { abrirPool } from './db/conexao';
import { exclusividade } from './db/exclusividade';
import { exigirConexao } from './db/exigir-conexao';
import { iniciarPostgres } from './db/postgres-embutido';
import { poolerDeQuemMigra } from './migracao/atualizar-banco';

export const pastaDasMigracoes = path.resolve(import.meta.dirname, '..', 'migrations');

/** Where a command is given: what its program was told, and who is there to ask and to tell. */
export type Terminal = {
  env: NodeJS.ProcessEnv;
  perguntarSenha: () => Promise<string>;
  avisar: (frase: string) => void;
};

/** What makes and fills tables is done by their owner. */
export function paraQuemMigra({ env }: Terminal): Config {
  const config = lerConfig(env, 'comando');
  const databaseUrl = config.databaseMigrationUrl ?? config.databaseUrl;
  return { ...config, databaseUrl, pooler: poolerDeQuemMigra(config) };
}

export async function comPool<T>(
  config: Config,
  { avisar }: Terminal,
  acao: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  for (const aviso of config.nomesTrocados) avisar(aviso);
  return comBanco(config, async (url) => {
    const pool = abrirPool(url, 2);
    try {
      await exigirConexao(pool, url === config.databaseMigrationUrl ? 'DATABASE_MIGRATION_URL' : 'DATABASE_URL');
      return await acao(pool);
    } finally {
      await pool.end();
    }
  });
}

/** The embedded database may be serving a running Indica Bem: then it is used, and left alone. */
async function comBanco<T>(config: Config, acao: (url: string) => Promise<T>): Promise<T> {
  const url = config.databaseUrl ?? config.databaseMigrationUrl;
  if (url) return acao(url);
  const so = await exclusividade(config.pastaDeDados).catch(() => null);
  const postgres = await iniciarPostgres({ pasta: path.join(config.pastaDeDados, 'postgres') });
  try {
    return await acao(postgres.url);
  } finally {
    if (so) await postgres.parar();
    await so?.soltar();
  }
}
