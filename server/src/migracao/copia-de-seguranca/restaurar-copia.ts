import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copiarPara } from 'pg-copy-streams';
import type { Pooler } from '../../db/pooler';
import { criarFilas } from '../../jobs/criar-filas';
import { lerMigracoes } from '../ler-migracoes';
import { migrar, ultimaMigracao } from '../migrar';
import type { Fim } from './formato';
import { abrirCopia, type Copia, MAIS_NOVA, type Parte } from './ler-copia';
import { semAmarras } from './sem-amarras';
import { acertarSequencias } from './sequencias';
import { tabelasDaCopia } from './tabelas-da-copia';

/** `em`: the moment that the copy saw; copies of the first format do not say it. */
export type Restaurada = { migracao: number; em: Date | null; linhas: Record<string, number> };

/**
 * Fills an empty database: the migrations up to the copy's own, the rows, then the migrations made since. All rows or
 * none, and as many as the copy says. Whoever owns the database may.
 */
export async function restaurarCopia(
  pool: pg.Pool,
  pastaDasMigracoes: string,
  arquivo: string,
  { pooler = 'none' }: { pooler?: Pooler } = {},
): Promise<Restaurada> {
  const copia = await abrirCopia(arquivo);
  try {
    const { migracao } = copia;
    if (migracao > ((await lerMigracoes(pastaDasMigracoes)).at(-1)?.numero ?? 0)) throw new Error(MAIS_NOVA);
    if ((await ultimaMigracao(pool)) > migracao) throw new Error(ADIANTE);
    await migrar(pool, pastaDasMigracoes, migracao, { pooler });
    const entraram = await preencherBanco(pool, copia);
    await migrar(pool, pastaDasMigracoes, undefined, { pooler });
    // Else the first calls would be planned for empty tables.
    await pool.query('analyze');
    return { migracao, ...entraram };
  } finally {
    await copia.fechar();
  }
}

const ADIANTE =
  'O banco de dados já tem tabelas de uma versão mais nova do que a da cópia: restaure-a em um banco sem tabelas.';

async function preencherBanco(pool: pg.Pool, { partes }: Copia): Promise<Omit<Restaurada, 'migracao'>> {
  const client = await pool.connect();
  let falhou = true;
  try {
    await criarFilas(client);
    await client.query('begin');
    await exigirVazio(client);
    const tabelas = await tabelasDaCopia(client);
    const { fim, linhas } = await semAmarras(client, tabelas, async () => {
      await client.query(`truncate ${tabelas.map(({ nome }) => nome).join(', ')}`);
      return preencherTabelas(client, partes);
    });
    exigirTodas(linhas, fim);
    await acertarSequencias(client, tabelas, fim?.sequencias ?? {});
    await client.query('commit');
    falhou = false;
    return { em: fim && new Date(fim.em), linhas };
  } finally {
    // Whatever was under way ends with the connection, and nothing of it stays.
    client.release(falhou);
  }
}

async function exigirVazio(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from conta limit 1');
  if (rowCount) throw new Error('O banco de dados já tem contas: a cópia só entra em um banco vazio.');
}

type Entraram = { fim: Fim | null; linhas: Record<string, number> };

async function preencherTabelas(client: pg.PoolClient, partes: Copia['partes']): Promise<Entraram> {
  const linhas: Record<string, number> = {};
  for (;;) {
    const { value, done } = await partes.next();
    if (done) return { fim: value, linhas };
    linhas[nomeEm(value.titulo)] = await preencherTabela(client, value);
  }
}

const nomeEm = (titulo: string) => titulo.slice(0, titulo.indexOf(' ('));

async function preencherTabela(client: pg.PoolClient, { titulo, linhas }: Parte): Promise<number> {
  const entrada = client.query(copiarPara(`copy ${titulo} from stdin`));
  await pipeline(linhas, entrada);
  return entrada.rowCount;
}

function exigirTodas(linhas: Record<string, number>, fim: Fim | null): void {
  if (!fim) return;
  const diferentes = Object.keys({ ...fim.linhas, ...linhas })
    .filter((nome) => linhas[nome] !== fim.linhas[nome])
    .map((nome) => `${nome} (${linhas[nome] ?? 0} de ${fim.linhas[nome] ?? 0})`);
  if (diferentes.length > 0)
    throw new Error(`A cópia não tem as linhas que diz ter, e nada entrou: ${diferentes.join(', ')}.`);
}
