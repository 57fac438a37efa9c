import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copiarPara } from 'pg-copy-streams';
import type { Pooler } from '../../db/pooler';
import { criarFilas } from '../../jobs/criar-filas';
import { lerMigracoes } from '../ler-migracoes';
import { migrar } from '../migrar';
import { ASSINATURA } from './guardar-copia';
import { type Tabela, tabelasDaCopia } from './tabelas-da-copia';

const FIM_DA_TABELA = '\\.';

/**
 * Fills an empty database: the migrations up to the copy's own, the rows, then the migrations made since. All rows or
 * none. Needs to switch triggers off, which takes a superuser: the embedded database's user is one.
 */
export async function restaurarCopia(
  pool: pg.Pool,
  pastaDasMigracoes: string,
  arquivo: string,
  { pooler = 'none' }: { pooler?: Pooler } = {},
): Promise<number> {
  const linhas = lerLinhas(arquivo);
  const migracao = Number(await cabecalho(linhas));
  if (migracao > ((await lerMigracoes(pastaDasMigracoes)).at(-1)?.numero ?? 0))
    throw new Error('A cópia é de uma versão mais nova do Indica Bem: restaure-a com essa versão.');
  await migrar(pool, pastaDasMigracoes, migracao, { pooler });
  const client = await pool.connect();
  try {
    await criarFilas(client);
    await client.query('begin');
    await exigirVazio(client);
    await client.query('set local session_replication_role = replica');
    const tabelas = await tabelasDaCopia(client);
    await client.query(`truncate ${tabelas.map(({ nome }) => nome).join(', ')}`);
    let quantas = 0;
    for (let titulo = await linhas.next(); !titulo.done; titulo = await linhas.next()) {
      await preencher(client, titulo.value, linhas);
      quantas++;
    }
    await acertarSequencias(client, tabelas);
    await client.query('commit');
    await migrar(pool, pastaDasMigracoes, undefined, { pooler });
    return quantas;
  } catch (erro) {
    await client.query('rollback').catch(() => undefined);
    throw erro;
  } finally {
    client.release();
  }
}

type Linhas = AsyncIterator<string, void>;

/** One row is one line: COPY writes the line breaks inside values as \\n. A file that was cut ends in an error. */
async function* lerLinhas(arquivo: string): AsyncGenerator<string, void> {
  const gunzip = createGunzip().setEncoding('utf8');
  // Its failure comes out of the loop below.
  pipeline(createReadStream(arquivo), gunzip).catch(() => undefined);
  let resto = '';
  for await (const parte of gunzip) {
    const linhas = `${resto}${parte}`.split('\n');
    resto = linhas.pop() ?? '';
    yield* linhas;
  }
}

async function cabecalho(linhas: Linhas): Promise<string> {
  const primeira = await linhas.next();
  if (primeira.done || !primeira.value.startsWith(ASSINATURA))
    throw new Error('O arquivo não é uma cópia do Indica Bem.');
  return primeira.value.slice(ASSINATURA.length);
}

async function exigirVazio(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from conta limit 1');
  if (rowCount) throw new Error('O banco de dados já tem contas: a cópia só entra em um banco vazio.');
}

async function preencher(client: pg.PoolClient, titulo: string, linhas: Linhas): Promise<void> {
  const entrada = client.query(copiarPara(`copy ${semEsquemaFixo(titulo)} from stdin`));
  await pipeline(ateOFimDaTabela(linhas), entrada);
}

/** Older copies name the schema their tables were in; here they may be in another. */
const semEsquemaFixo = (titulo: string): string => titulo.replace(/^public\./, '');

async function* ateOFimDaTabela(linhas: Linhas): AsyncGenerator<string> {
  for (;;) {
    const { value, done } = await linhas.next();
    if (done) throw new Error('A cópia está incompleta.');
    if (value === FIM_DA_TABELA) return;
    yield `${value}\n`;
  }
}

async function acertarSequencias(client: pg.ClientBase, tabelas: Tabela[]): Promise<void> {
  const { rows } = await client.query<{ tabela: string; coluna: string }>(
    `select format('%I.%I', table_schema, table_name) as tabela, column_name as coluna
       from information_schema.columns
      where format('%I.%I', table_schema, table_name)::regclass = any ($1::text[]::regclass[]) and is_identity = 'YES'`,
    [tabelas.map(({ nome }) => nome)],
  );
  for (const { tabela, coluna } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), greatest(max(${coluna}), 1), max(${coluna}) is not null) from ${tabela}`,
      [tabela, coluna],
    );
  }
}
